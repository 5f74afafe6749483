import { counted } from '../../base/counted.ts';
import { CHART_PARTS, chartFolderOf, isChartFile } from '../chart/chart-files.ts';
import type { RegistryNames } from '../reference/image-name.ts';
import { hasBillOfMaterialsName } from './bill-of-materials.ts';
import { createFileFilter, createOurNames } from './host-mention.ts';
import {
  type FileReference,
  type FileText,
  type JudgedText,
  judgeText,
  type LeftAlone,
  type WrongReference,
} from './judge-text.ts';
import { syntaxFor } from './syntax-for.ts';
import { helmValues } from './syntaxes/helm-values.ts';

/** The config file and the role file (contract §4). */
const OWN_FILES = /\/\.github\/(?:platform-actions|rolebindings)\.ya?ml$/i;
/** Texts of any kind, which may also be something else. */
const DATA = new Set(['text', 'markdown']);
const LEFT_ALONE = ['foreign', 'ignored', 'unresolved', 'untagged', 'script'] as const;

/** What the texts that were judged say about images. */
export interface FoundReferences {
  readonly references: readonly FileReference[];
  readonly malformed: readonly WrongReference[];
  /** References that were seen and are left alone. */
  readonly skipped: readonly { readonly what: string; readonly why: string; readonly count: number }[];
  /** A line for the log: what was found and what was left alone. */
  readonly summary: string;
}

/** Judges the texts of files one by one; references to other registries are counted and left alone. */
export interface ReferenceReader {
  /** The syntax that a path tells; `undefined` for files of this project, which are not read. */
  readonly kindOf: (path: string) => string | undefined;
  /** A file beside this one with values for it. */
  readonly companionOf: (path: string) => string | undefined;
  /** What tells files apart before they are decoded. */
  readonly filterOf: (path: string) => {
    readonly isData: boolean;
    readonly matters: (text: string) => boolean;
    readonly why: string;
  };
  /** The folder whose files have to be known to judge a file, and which of them: those of a chart. */
  readonly beside: (path: string) =>
    | {
        readonly folder: string;
        readonly within: readonly string[];
        readonly wants: (path: string) => boolean;
      }
    | undefined;
  readonly judge: (file: FileText) => JudgedText;
  readonly found: () => FoundReferences;
}

/** Creates a reader that has judged nothing yet. */
export function createReferenceReader(names: RegistryNames): ReferenceReader {
  const ours = createOurNames(names);
  const matters = createFileFilter(names);
  const references: FileReference[] = [];
  const malformed: WrongReference[] = [];
  const left: Record<LeftAlone, number> = { foreign: 0, ignored: 0, unresolved: 0, untagged: 0, script: 0 };
  let scanned = 0;
  return {
    kindOf: (path) =>
      OWN_FILES.test(`/${path}`) || hasBillOfMaterialsName(path) ? undefined : syntaxFor(path),
    companionOf: (path) => (syntaxFor(path) === 'compose' ? path.replace(/[^/]*$/, '.env') : undefined),
    filterOf: (path) => {
      const syntax = syntaxFor(path);
      return {
        isData: DATA.has(syntax) || (syntax === 'yaml' && path.toLowerCase().endsWith('.json')),
        matters: (text) => matters(syntax, text),
        why: 'that do not name this registry',
      };
    },
    beside: (path) =>
      syntaxFor(path) === helmValues.name
        ? { folder: chartFolderOf(path), within: CHART_PARTS, wants: isChartFile }
        : undefined,
    judge: (file) => {
      const judged = judgeText(file, ours);
      if (judged.isScanned) scanned += 1;
      for (const reference of judged.references) references.push(reference);
      malformed.push(...judged.malformed);
      for (const why of LEFT_ALONE) left[why] += judged.left[why];
      return judged;
    },
    found: () => {
      const unique = uniqueReferences(references);
      return {
        references: unique,
        malformed,
        skipped: [
          { what: 'references', why: 'of other registries', count: left.foreign },
          { what: 'references', why: 'with an ignore comment', count: left.ignored },
          { what: 'references', why: 'that do not name this registry', count: left.unresolved },
          { what: 'references', why: 'without a tag in texts', count: left.untagged },
          { what: 'references', why: 'that cannot be known, in scripts', count: left.script },
        ],
        summary: summaryOf(scanned, unique.length, left),
      };
    },
  };
}

/** A value beside a Compose file is read twice, as such and as a text: it is one reference. */
function uniqueReferences(references: readonly FileReference[]): readonly FileReference[] {
  const shared = new Set(references.filter(({ scanned }) => scanned.isInCompanion).map(keyOfPlace));
  if (shared.size === 0) return references;
  const seen = new Set<string>();
  return references.filter((reference) => {
    const key = keyOfPlace(reference);
    if (!shared.has(key)) return true;
    if (!reference.scanned.isInCompanion || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function keyOfPlace({ file, scanned }: FileReference): string {
  return `${scanned.place.start} ${file}`;
}

function summaryOf(scanned: number, found: number, left: Readonly<Record<LeftAlone, number>>): string {
  const parts = [
    `${left.foreign} of other registries`,
    ...(left.ignored === 0 ? [] : [`${left.ignored} with an ignore comment`]),
    ...(left.unresolved === 0 ? [] : [`${left.unresolved} that cannot be known before they are built`]),
  ];
  return `${counted(scanned, 'file')} scanned: ${counted(found, 'reference')} of this registry; left alone: ${parts.join(', ')}.`;
}
