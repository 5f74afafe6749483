import { isRecord } from '../../base/json-value.ts';
import type { Deps } from '../../session/command.ts';
import { type Check, NOT_SIGNED_IN, runCheck, skipped } from './check.ts';
import { askRaw, FILTER_PROBES, LIST_PROBES, type ListProbe, type RawPage } from './list-probes.ts';
import type { DoctorInputs } from './manifest.ts';

/** Asks every list once, and each filter for something that does not exist; `facts` are for the report. */
export async function checkWire(inputs: DoctorInputs, deps: Deps, platformToken: string | undefined) {
  if (platformToken === undefined) {
    const facts = { zeroValues: 'unknown', filters: {}, lists: {} };
    const line = (name: string): Check => skipped(name, NOT_SIGNED_IN).check;
    return { writing: [line('zero values'), line('filters')], lists: [line('lists')], facts };
  }
  const { client } = deps.session;
  const ask = (probe: ListProbe, name: string, detailOf: (page: RawPage) => string) =>
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
      const words = (answer: RawPage) => WORDS[judgeFilter(answer, rows)] ?? refused(answer);
      const { check, value } = await ask(probe, name, words);
      return { check, fact: [name, value === undefined ? 'failed' : judgeFilter(value, rows)] as const };
    }),
  );
  const zeroValues = judgeZeroValues(pageByPath);
  return {
    writing: [
      describeZeroValues(zeroValues),
      describeFlag(pageByPath.get('/registry/v2/tags')),
      ...filtered.map(({ check }) => check),
    ],
    lists: pages.map(({ check }) => check),
    facts: {
      zeroValues: zeroValues.habit,
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

/** Texts and flags that every row of a list has, in messages too; a list without any is not known to have one. */
const FIELDS_OF_ROWS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '/registry/v2/repos': [['description']],
  '/registry/v2/tags': [['deprecated']],
  '/iam/v2/identities': [['description']],
  '/iam/v2/roles': [['description']],
  '/iam/v2/roleBindings': [
    ['identity', 'description'],
    ['group', 'description'],
    ['role', 'description'],
  ],
};

/** The habit that rows show, and a field that shows it. */
interface ZeroValues {
  readonly habit: 'emitted' | 'omitted' | 'unknown';
  readonly field: string;
}

/** Judges by rows alone; where some have a zero value and others leave it out, nothing can rely on zero values. */
function judgeZeroValues(pages: ReadonlyMap<string, RawPage | undefined>): ZeroValues {
  let emitted: string | undefined;
  for (const [path, page] of pages)
    for (const place of FIELDS_OF_ROWS[path] ?? []) {
      const states = page?.kind === 'page' ? page.rows.map((row) => zeroState(row, place)) : [];
      const field = `\`${place.join('.')}\` of ${path.split('/').at(-1)}`;
      if (states.includes('omitted')) return { habit: 'omitted', field };
      if (states.includes('emitted')) emitted ??= field;
    }
  return emitted === undefined ? { habit: 'unknown', field: '' } : { habit: 'emitted', field: emitted };
}

/** How a row writes the zero value of a field; `undefined` if it has another value, or lacks the message around it. */
function zeroState(row: unknown, place: readonly string[]): 'emitted' | 'omitted' | undefined {
  let value: unknown = row;
  for (const name of place) {
    if (!isRecord(value)) return undefined;
    value = value[name] ?? undefined;
  }
  if (value === undefined) return 'omitted';
  return value === '' || value === false ? 'emitted' : undefined;
}

function describeZeroValues({ field, habit }: ZeroValues): Check {
  const name = 'zero values';
  if (habit === 'unknown')
    return skipped(name, 'cannot be determined: no row was found with an empty text or a `false`').check;
  const words = habit === 'omitted' ? 'are left out of answers' : 'are part of answers';
  return { name, state: 'ok', detail: `${words}, such as ${field}`, problems: [] };
}

/** Whether tags say that they are not deprecated: where one says nothing, it stays unknown. A `true` shows nothing. */
function describeFlag(page: RawPage | undefined): Check {
  const name = '`deprecated` of tags';
  const rows = page?.kind === 'page' ? page.rows : [];
  const states = rows.map((row) => zeroState(row, ['deprecated']));
  const line = (detail: string): Check => ({ name, state: 'ok', detail, problems: [] });
  if (states.includes('omitted'))
    return line('is left out: `check-deprecated` reports such tags as unknown unless v1 tells more');
  if (states.includes('emitted')) return line('is part of answers');
  const why = rows.length === 0 ? 'no tag was found' : 'every tag that was read is deprecated';
  return skipped(name, `cannot be determined: ${why}`).check;
}
