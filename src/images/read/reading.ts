import type { Location } from '../../base/location.ts';
import type { ChartFiles } from '../chart/chart-files.ts';
import type { ImageReference } from '../reference/image-reference.ts';
import type { EditSite } from './found.ts';
import type { Range } from './range.ts';
import type { BuildArguments } from './syntax.ts';

/** A text with its path below `working-directory` and the one that people see. */
export interface NamedText {
  readonly path: string;
  readonly shown: string;
  readonly text: string;
  /** The file that it is a link to. */
  readonly linkedTo?: string | undefined;
}

/** The text of one file, and what others say about its images. */
export interface FileText extends NamedText {
  /** A file beside it with values for it, such as the `.env` of a Compose file. */
  readonly companion?: NamedText | undefined;
  /** The files of the chart that it has values for. */
  readonly chart?: ChartFiles | undefined;
  /** The builds of the Dockerfile that it is. */
  readonly builds?: readonly BuildArguments[] | undefined;
}

/** Whatever is written in a file about an image. */
interface Written extends Range {
  /** Of a reference, with variables expanded. */
  readonly text: string;
  /** In the file as people see it. */
  readonly location: Location;
  /** The file that was read: the one with the text, or the one whose values that file has. */
  readonly readBy: string;
  /** The ignore comment on it. */
  readonly ignore: { readonly reason: string | undefined } | undefined;
}

export type Editable =
  | { readonly kind: 'yes'; readonly site: EditSite }
  | { readonly kind: 'no'; readonly reason: string };

/** A reference, whichever registry it names. */
export interface ScannedReference extends Written {
  readonly kind: 'reference';
  /** The file that has it, or its last part: its path below `working-directory`, with forward slashes. */
  readonly file: string;
  /** Where `readBy` uses it, if that is another file. */
  readonly usedAt?: readonly number[];
  /** The places of the values in the file beside `readBy` that it is made of: `offset path`. */
  readonly valuesBeside?: readonly string[];
  readonly syntax: string;
  /** Assembled from all parts, such as Helm's `repository` and `tag` or a Dockerfile's ARGs. */
  readonly reference: ImageReference;
  /** Why it is malformed: the problem of its digest, which `reference` lacks then. */
  readonly reason: string | undefined;
  readonly editable: Editable;
  /** A clause on what is wrong with the way in which it is pinned. */
  readonly remark: string | undefined;
  /** It is in something that is executed, or in a value that names no image: judged, but never an error. */
  readonly isScript: boolean;
  /** No edit of its file can give it a digest beside the tag that is asked for, if one is: without a digest it warns. */
  readonly staysUnpinned: boolean;
  /** Another tool writes it, so that it is not edited, and needs no digest. */
  readonly isManaged: boolean;
}

/** An image whose name, tag or digest is decided outside of its file, or one that is complete but malformed. */
export interface UnresolvedReference extends Written {
  readonly kind: 'unresolved' | 'malformed';
  /** A clause, such as `\`$TAG\` has no value in this file` or `its digest has 63 hexadecimal digits, not 64`. */
  readonly reason: string;
  readonly syntax: string;
  /** The name that it replaces in manifests, whose tag and digest it keeps. */
  readonly renames: string | undefined;
  /** `text` with known variables expanded. */
  readonly expanded: string;
  /** As for references. */
  readonly isScript: boolean;
}

/** A name of ours without a tag in a text of any kind, which may mean an image or not: reported, but not judged. */
export interface UntaggedName extends Written {
  readonly kind: 'untagged';
}

export interface ScanProblem {
  readonly line: number;
  /** All of the file was read all the same, as tools do where a key appears twice. */
  readonly isRead?: boolean | undefined;
  readonly message: string;
}

/** The images of one file, in file order. */
export interface ScanResult {
  readonly references: readonly ScannedReference[];
  readonly unresolved: readonly UnresolvedReference[];
  readonly mentions: readonly UntaggedName[];
  readonly problems: readonly ScanProblem[];
  /** `part`: a template or a parse error; `cut`: some of the file was not read. */
  readonly understood: 'all' | 'part' | 'cut';
  /** `undefined` if the contents match no syntax. */
  readonly syntax: string | undefined;
}
