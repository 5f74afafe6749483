import { isRecord } from '../../base/json-value.ts';
import type { Deps } from '../../session/command.ts';
import { type Check, type Checked, runCheck, skipped } from './check.ts';
import {
  askRaw,
  FILTER_PROBES,
  type FilterProbe,
  LIST_PROBES,
  type ListProbe,
  type RawPage,
} from './list-probes.ts';
import type { DoctorInputs } from './manifest.ts';

/** Whether unset fields are in answers; `unknown` if no answer shows it. */
export type ZeroValues = 'emitted' | 'omitted' | 'unknown';

/** How the service writes, for the report: what no document says, so that a user's report settles it. */
export interface WireFacts {
  readonly zeroValues: ZeroValues;
  /** By list and filter: `honored`, `ignored`, `unknown`, or the code of the refusal. */
  readonly filters: Readonly<Record<string, string>>;
  /** By path: `answers`, `empty`, or the code of the refusal. */
  readonly lists: Readonly<Record<string, string>>;
}

/** What the checks found, with their lines. */
export interface WireChecks {
  readonly writing: readonly Check[];
  readonly lists: readonly Check[];
  readonly facts: WireFacts;
}

type RawAnswer = Extract<RawPage, { readonly kind: 'page' }>;

const NOT_SIGNED_IN = 'not tried: not signed in';

/** Asks every list once, and each filter for something that does not exist (contract §9). */
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
  const pageOf = (path: string): RawPage | undefined =>
    pages[LIST_PROBES.findIndex((probe) => probe.path === path)]?.value;
  const rowsOf = (path: string): number => {
    const page = pageOf(path);
    return page?.kind === 'page' ? page.rows.length : 0;
  };
  const nameOf = ({ filter, path }: FilterProbe): string => `${path}?${filter}`;
  const filtered = await Promise.all(
    FILTER_PROBES.map((probe) =>
      ask(probe, nameOf(probe), (page) => WORDS[judgeFilter(page, rowsOf(probe.path))] ?? refused(page)),
    ),
  );
  const answers = pages.flatMap(({ value }) => (value?.kind === 'page' ? [value] : []));
  const zeroValues = judgeZeroValues(answers);
  const filters = FILTER_PROBES.map((probe, index) => {
    const page = filtered[index]?.value;
    return [nameOf(probe), page === undefined ? 'failed' : judgeFilter(page, rowsOf(probe.path))] as const;
  });
  const lists = LIST_PROBES.map(({ path }, index) => [path, stateOf(pages[index]?.value)] as const);
  return {
    writing: [
      describeZeroValues(zeroValues, answers),
      describeFlag(pageOf('/registry/v2/tags')),
      ...filtered.map(({ check }) => check),
    ],
    lists: pages.map(({ check }) => check),
    facts: { zeroValues, filters: Object.fromEntries(filters), lists: Object.fromEntries(lists) },
  };
}

const WORDS: Readonly<Record<string, string>> = {
  honored: 'the filter is honored',
  ignored: 'the filter is ignored: commands read the whole list and check every row',
  unknown: 'cannot be determined: the list has no rows',
};

const refused = (page: RawPage): string =>
  page.kind === 'refused' ? `does not answer: ${page.code}` : 'answers';

/** What a list does with a filter that matches nothing; `rows`: how many rows it had without the filter. */
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
function judgeZeroValues(answers: readonly RawAnswer[]): ZeroValues {
  if (answers.length === 0) return 'unknown';
  return answers.some(({ json }) => zeroFieldOf(json) !== undefined) ? 'emitted' : 'omitted';
}

function zeroFieldOf(json: RawAnswer['json']): string | undefined {
  if (json['skipped'] === 0) return 'skipped';
  return json['nextPageToken'] === '' ? 'nextPageToken' : undefined;
}

function describeZeroValues(zeroValues: ZeroValues, answers: readonly RawAnswer[]): Check {
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
  if (!isRecord(row)) return skipped(name, 'cannot be determined: there is no tag to look at').check;
  const detail =
    typeof row['deprecated'] === 'boolean'
      ? 'is part of answers'
      : 'is left out: `check-deprecated` reports such tags as unknown unless v1 tells more';
  return { name, state: 'ok', detail, problems: [] };
}
