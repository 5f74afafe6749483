import { type Golden, readCorpus } from '../test/images/read/golden.ts';

/** A file of a known syntax, with what is to be found in it. */
export interface Fixture {
  /** The row that it counts in: its syntax, or the form that it is written in. */
  readonly group: string;
  /** The same as another fixture in another form, such as with CRLF. */
  readonly isVariant: boolean;
  readonly path: string;
  readonly text: string;
  /** The `.env` beside it. */
  readonly environment?: string;
  /** Images that the file names. */
  readonly images: readonly string[];
  /**
   * Sites that count neither way: references in scripts and in keys or conditions, results of builds, names without a
   * tag in texts, and what has a variable whose value the file does not tell.
   */
  readonly others: readonly string[];
}

const COUNTS_NEITHER_WAY = /in a script|compared or shown|result of a build/;

/** Compose files whose references come from the `.env` beside them. */
const WITH_ENVIRONMENT: readonly Fixture[] = [
  {
    text: 'services:\n  web:\n    image: cgr.dev/acme/web:${WEB_TAG}\n  db:\n    image: ${DB_IMAGE}\n',
    environment: 'WEB_TAG=1.2\nDB_IMAGE=cgr.dev/acme/postgres:16\n',
    images: ['cgr.dev/acme/web:1.2', 'cgr.dev/acme/postgres:16'],
  },
  {
    text: 'services:\n  web:\n    image: "${REGISTRY:-ghcr.io}/acme/web:${TAG:-1}"\n',
    environment: '# of production\nexport REGISTRY="cgr.dev"\n',
    images: ['cgr.dev/acme/web:1'],
  },
  {
    text: 'services:\n  web:\n    build:\n      context: .\n      args:\n        BASE: cgr.dev/acme/base:$TAG\n',
    environment: "TAG='2'\r\n",
    images: ['cgr.dev/acme/base:2'],
  },
].map((one) => ({ ...one, group: 'compose with .env', isVariant: false, path: 'compose.yml', others: [] }));

/** The corpus of the scanner's tests, a group for each syntax and each form, and Compose files with an `.env`. */
export function readFixtures(): readonly Fixture[] {
  return [...readCorpus().map(fixtureOf), ...WITH_ENVIRONMENT];
}

function fixtureOf(golden: Golden): Fixture {
  const { name, path, references, source, unresolved } = golden;
  const [, form] = /\((.*)\)$/.exec(name) ?? [];
  const counts = ({ notEditable = '' }: Golden['references'][number]): boolean =>
    !COUNTS_NEITHER_WAY.test(notEditable);
  const textOf = ({ text }: { readonly text: string }): string => text;
  return {
    group: form ?? name.split('/', 1).join(''),
    isVariant: form !== undefined,
    path,
    text: source,
    images: references.filter(counts).map(textOf),
    others: [
      ...references.filter((one) => !counts(one)).map(textOf),
      ...unresolved.map(({ end, start }) => source.slice(start, end)),
      ...golden.mentions.map(textOf),
    ],
  };
}
