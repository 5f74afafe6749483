import { isRecord } from '../../base/json-value.ts';
import type { Deps } from '../../session/command.ts';
import { type Check, type Checked, runCheck, skipped } from './check.ts';
import { askRaw, FILTER_PROBES, LIST_PROBES, type ListProbe, type RawPage } from './list-probes.ts';
import type { DoctorInputs } from './manifest.ts';

/** Undocumented habits of the service, for the report. */
interface WireFacts {
  /** Whether unset fields are in answers; `unknown` if no answer shows it. */
  readonly zeroValues: 'emitted' | 'omitted' | 'unknown';
  /** By list and filter: `honored`, `ignored`, `unknown`, or the code of the refusal. */
  readonly filters: Readonly<Record<string, string>>;
  /** By path: `answers`, `empty`, or the code of the refusal. */
  readonly lists: Readonly<Record<string, string>>;
}

/** Results of all checks, with their lines. */
interface WireChecks {
  readonly writing: readonly Check[];
  readonly lists: readonly Check[];
  readonly facts: WireFacts;
}

type RawAnswer = Extract<RawPage, { readonly kind: 'page' }>;

const NOT_SIGNED_IN = 'not tried: not signed in';

/** Asks every list once, and each filter for something that does not exist. */
export async function checkWire(
  inputs: DoctorInputs,
  deps: Deps,
  platformToken: string | undefined,
): Promise<WireChecks> {
  if (platformToken === undefined) {
    const facts: WireFacts = { zeroValues: 'unknown', filters: {}, lists: {} };
    const line = (name: string): Check => skipped(name, NOT_SIGNED_IN).check;
    return { writing: [line('zero values'), line('filters')], lists: [line('lists')], facts };
  }
  const { client } = deps.session;
  const ask = (
    probe: ListProbe,
    name: string,
    detailOf: (page: RawPage) => string,
  ): Promise<Checked<RawPage>> =>
    runCheck(name, inputs.identity, async () => {
      const page = await askRaw(client, probe);
      return { detail: detailOf(page), value: page };
    });
  const pages = await Promise.all(LIST_PROBES.map((probe) => ask(probe, probe.path, describeList)));
  const pageByPath = new Map(LIST_PROBES.map(({ path }, index) => [path, pages[index]?.value]));
  const filtered = await Promise.all(
    FILTER_PROBES.map(async (probe) => {
      const page = pageByPath.get(probe.path);
      const rows = page?.kind === 'page' ? page.rows.length : 0;
      const name = `${probe.path}?${probe.filter}`;
      const { check, value } = await ask(
        probe,
        name,
        (answer) => WORDS[judgeFilter(answer, rows)] ?? refused(answer),
      );
      return { check, fact: [name, value === undefined ? 'failed' : judgeFilter(value, rows)] as const };
    }),
  );
  const answers = pages.flatMap(({ value }) => (value?.kind === 'page' ? [value] : []));
  const zeroValues = judgeZeroValues(answers);
  return {
    writing: [
      describeZeroValues(zeroValues, answers),
      describeFlag(pageByPath.get('/registry/v2/tags')),
      ...filtered.map(({ check }) => check),
    ],
    lists: pages.map(({ check }) => check),
    facts: {
      zeroValues,
      filters: Object.fromEntries(filtered.map(({ fact }) => fact)),
      lists: Object.fromEntries([...pageByPath].map(([path, page]) => [path, stateOf(page)])),
    },
  };
}

const WORDS: Readonly<Record<string, string>> = {
  honored: 'the filter is honored',
  ignored: 'the filter is ignored: commands read the whole list and check every row',
  unknown: 'cannot be determined: the list has no rows',
};

const refused = (page: RawPage): string =>
  page.kind === 'refused' ? `does not answer: ${page.code}` : 'answers';

/** Judges the answer to a filter that matches nothing; `rows`: how many rows the list has without the filter. */
function judgeFilter(page: RawPage, rows: number): string {
  if (page.kind === 'refused') return page.code;
  if (page.rows.length > 0) return 'ignored';
  return rows > 0 ? 'honored' : 'unknown';
}

function stateOf(page: RawPage | undefined): string {
  if (page === undefined) return 'failed';
  if (page.kind === 'refused') return page.code;
  return page.rows.length > 0 ? 'answers' : 'empty';
}

function describeList(page: RawPage): string {
  if (page.kind === 'refused') return refused(page);
  if (Object.keys(page.json).length === 0)
    return 'answers `{}`, which looks like a lost answer: commands refuse it';
  return page.rows.length > 0 ? 'answers' : 'answers: no rows';
}

/** The first page of a list has skipped nothing, so it shows how a zero is written: `"skipped": 0`, or no such field. */
function judgeZeroValues(answers: readonly RawAnswer[]): WireFacts['zeroValues'] {
  if (answers.length === 0) return 'unknown';
  return answers.some(({ json }) => zeroFieldOf(json) !== undefined) ? 'emitted' : 'omitted';
}

function zeroFieldOf(json: RawAnswer['json']): string | undefined {
  if (json['skipped'] === 0) return 'skipped';
  return json['nextPageToken'] === '' ? 'nextPageToken' : undefined;
}

function describeZeroValues(zeroValues: WireFacts['zeroValues'], answers: readonly RawAnswer[]): Check {
  const name = 'zero values';
  if (zeroValues === 'unknown') return skipped(name, 'cannot be determined: no list answers').check;
  const field = answers.map(({ json }) => zeroFieldOf(json)).find((found) => found !== undefined);
  const detail =
    field === undefined ? 'are left out of answers' : `are part of answers, such as \`${field}\``;
  return { name, state: 'ok', detail, problems: [] };
}

/** Whether a tag says that it is not deprecated: where it says nothing, it stays unknown. */
function describeFlag(page: RawPage | undefined): Check {
  const name = '`deprecated` of tags';
  const row = page?.kind === 'page' ? page.rows[0] : undefined;
  if (!isRecord(row)) return skipped(name, 'cannot be determined: no tag was found').check;
  const detail =
    typeof row['deprecated'] === 'boolean'
      ? 'is part of answers'
      : 'is left out: `check-deprecated` reports such tags as unknown unless v1 tells more';
  return { name, state: 'ok', detail, problems: [] };
}
