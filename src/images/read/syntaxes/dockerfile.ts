import { DOCKERFILE_DISGUISES } from '../disguises.ts';
import { type Dialect, expandedText, expandVariables, NO_VARIABLES } from '../expand-variables.ts';
import type { Instruction } from '../formats/dockerfile-instructions.ts';
import { readInstructions, wordsIn } from '../formats/dockerfile-instructions.ts';
import type { Sink } from '../found.ts';
import { type PlacedText, placeDecoded, rangeOf, slicePlaced } from '../placed-text.ts';
import type { Range } from '../range.ts';
import { reportImage } from '../report-image.ts';
import type { BuildArguments, TextSyntax } from '../syntax.ts';
import { argumentNameOf, argumentsOf, countArgMentions, dialectsOf, isNew } from './dockerfile-arguments.ts';

export const dockerfile: TextSyntax = {
  kind: 'text',
  name: 'dockerfile',
  words: ['dockerfile', 'containerfile'],
  paths: [
    // `dockerfile.md` and the like are not Dockerfiles.
    /\/(?:dockerfile|containerfile)(?![^/]*\.(?:c|cc|cpp|cs|css|dockerignore|go|h|html?|java|js|json|kt|lua|md|mjs|php|ps1|py|rb|rs|rst|sh|swift|toml|tsx?|txt|ya?ml)$)[^/]*$/,
    /\.(?:dockerfile|containerfile)$/,
  ],
  disguises: DOCKERFILE_DISGUISES,
  scan: (source, sink, builds) => scanDockerfile(source, sink, 'dockerfile', builds),
};

const FROM_FLAG = '--from=';
/** Instructions that run in the build or in the container. */
const EXECUTED = new Set(['RUN', 'CMD', 'ENTRYPOINT', 'HEALTHCHECK', 'ONBUILD', 'SHELL']);
const MOUNT_FLAG = '--mount=';
const WITH_MOUNTS = new Set(['COPY', 'RUN', 'ONBUILD']);

/** Reports `FROM`, `COPY --from=`, `RUN --mount=…,from=` and `# syntax=`, except stages, stage numbers and `scratch`. */
export function scanDockerfile(
  source: string,
  sink: Sink,
  syntax = 'dockerfile',
  builds: readonly BuildArguments[] = [],
): void {
  const { instructions, frontend, escapeCharacter } = readInstructions(source);
  const firstFrom = instructions.findIndex(({ keyword }) => keyword === 'FROM');
  const mentions = countArgMentions(instructions, firstFrom, escapeCharacter);
  const declared = globalsOf(instructions, firstFrom, escapeCharacter);
  const dialects = dialectsOf(declared, { builds, escapeCharacter, mentions });
  const stages = instructions.map((instruction) => stageName(instruction, escapeCharacter));
  const allStages = new Set(stages);
  const earlierStages = new Set<string>();

  if (frontend !== undefined) reportImage(sink, syntax, frontend, NO_VARIABLES);
  for (const [index, instruction] of instructions.entries()) {
    const { keyword, line, start } = instruction;
    addZones(sink, instruction, source.slice(start, instruction.end));
    if (keyword === 'ARG' && builds.length > 0) addReplaced(sink, argumentsOf(line, escapeCharacter), builds);
    const details = { remarksAt: [start] };
    if (keyword === 'ARG' && index < firstFrom) continue;
    if (keyword === 'FROM') {
      const image = firstNoFlag(line, escapeCharacter);
      const seen = new Set<string>();
      for (const dialect of image === undefined ? [] : dialects)
        if (image !== undefined && isNew(image, dialect, seen) && !isStage(image, dialect, earlierStages))
          reportImage(sink, syntax, image, dialect, details);
      earlierStages.add(stages[index] ?? '');
    } else {
      // BuildKit rejects variables in these two places.
      for (const image of mountedImages(keyword, line, escapeCharacter))
        if (!/^\d+$/.test(image.value) && !isStage(image, NO_VARIABLES, allStages))
          reportImage(sink, syntax, image, NO_VARIABLES, details);
    }
  }
}

/** The words of the `ARG`s above the first stage. */
function globalsOf(
  instructions: readonly Instruction[],
  firstFrom: number,
  escapeCharacter: string,
): readonly PlacedText[] {
  const globals = instructions.slice(0, Math.max(0, firstFrom)).filter(({ keyword }) => keyword === 'ARG');
  return globals.flatMap(({ line }) => argumentsOf(line, escapeCharacter));
}

const COMMENT_LINE = /^[ \t]*#.*$/gm;

/** Adds the meanings of complete references in an instruction; comments between its lines mean nothing. */
function addZones({ zones }: Sink, { end, keyword, start }: Instruction, text: string): void {
  // Texts after `<<` are often run, too.
  const isExecuted = EXECUTED.has(keyword) || text.includes('<<');
  zones.push({ start, end, kind: isExecuted ? 'script' : 'text' });
  // A heredoc has lines of its own.
  if (text.includes('<<')) return;
  for (const { 0: comment, index } of text.matchAll(COMMENT_LINE))
    zones.push({ start: start + index, end: start + index + comment.length, kind: 'quiet' });
}

/** Leaves out the defaults of arguments that every build gives a value, which is judged where it is given. */
function addReplaced({ zones }: Sink, words: readonly PlacedText[], builds: readonly BuildArguments[]): void {
  for (const word of words) {
    if (!builds.every(({ args }) => args.has(argumentNameOf(word)))) continue;
    zones.push({ ...rangeOf(word), kind: 'quiet' });
  }
}

function isStage(image: PlacedText, dialect: Dialect, stages: ReadonlySet<string>): boolean {
  const name = expandedText(image, dialect)?.toLowerCase();
  if (name !== undefined) return name === 'scratch' || stages.has(name);
  const isOnPlatform = createPlatformCheck(image, dialect);
  return isOnPlatform !== undefined && [...stages].some(isOnPlatform);
}

/** Variables that BuildKit sets to a part of the platform of a build. */
const PLATFORM = /^(?:TARGET|BUILD)(?:OS|ARCH|VARIANT)$/;
const ANY = { text: placeDecoded('\0', 0, 0), definition: undefined, uses: [] };
/** A name of a stage with up to three variables; limits for hostile files. */
const STAGE_ON_PLATFORM = /^[\w.-]*\0(?:[\w.-]*\0){0,2}[\w.-]*$/;
const LONGEST_STAGE_NAME = 128;

/** The check whether `FROM build-$TARGETARCH` and the like mean a stage on one of the platforms; `undefined` for other texts. */
function createPlatformCheck(image: PlacedText, dialect: Dialect): ((stage: string) => boolean) | undefined {
  const lookup = (name: string) => dialect.lookup(name) ?? (PLATFORM.test(name) ? ANY : undefined);
  const text = expandedText(image, { ...dialect, lookup })?.toLowerCase() ?? '';
  if (!STAGE_ON_PLATFORM.test(text)) return undefined;
  const pattern = new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('\0', '[a-z0-9]*')}$`);
  return (stage) => stage !== '' && stage.length <= LONGEST_STAGE_NAME && pattern.test(stage);
}

/** The lower-case stage name of `FROM image AS name`, or an empty text. */
function stageName({ keyword, line }: Instruction, escapeCharacter: string): string {
  if (keyword !== 'FROM') return '';
  const words = [];
  for (const word of wordsIn(line, escapeCharacter)) {
    if (!word.value.startsWith('--')) words.push(word.value.toLowerCase());
    if (words.length === 3) break;
  }
  const [, as, name = ''] = words;
  return as === 'as' ? name : '';
}

function firstNoFlag(line: PlacedText, escapeCharacter: string): PlacedText | undefined {
  for (const word of wordsIn(line, escapeCharacter)) if (!word.value.startsWith('--')) return word;
  return undefined;
}

/** The images of `COPY --from=` and `RUN --mount=…,from=`, also after `ONBUILD`. */
function* mountedImages(keyword: string, line: PlacedText, escapeCharacter: string): Generator<PlacedText> {
  if (!WITH_MOUNTS.has(keyword)) return;
  for (const word of wordsIn(line, escapeCharacter)) {
    if (keyword === 'ONBUILD') {
      const trigger = word.value.toUpperCase();
      const rest = slicePlaced(line, line.value.indexOf(word.value) + word.value.length);
      if (trigger !== 'ONBUILD') yield* mountedImages(trigger, rest, escapeCharacter);
      return;
    }
    if (!word.value.startsWith('--')) return;
    // BuildKit drops the quotes of a flag.
    const unquoted = expandVariables(word, { ...NO_VARIABLES, escape: escapeCharacter });
    const flag = unquoted.kind === 'known' ? unquoted.text : word;
    if (keyword === 'COPY' && flag.value.startsWith(FROM_FLAG)) yield slicePlaced(flag, FROM_FLAG.length);
    if (keyword === 'RUN' && flag.value.startsWith(MOUNT_FLAG)) yield* mountOption(flag);
  }
}

function* mountOption(flag: PlacedText): Generator<PlacedText> {
  let at = MOUNT_FLAG.length;
  for (const option of flag.value.slice(at).split(',')) {
    if (/^from=/i.test(option)) yield slicePlaced(flag, at + 'from='.length, at + option.length);
    at += option.length + 1;
  }
}
/** A stage of a Dockerfile, from its `FROM` to the next one. */
export interface Stage extends Range {
  /** In lower case; empty where it has none. */
  readonly name: string;
  /** Number of the earlier stage that it continues, of several if the platform decides. */
  readonly continues: readonly number[];
  /** Where its `FROM` ends. */
  readonly fromEnd: number;
}

/** Reads the stages of a Dockerfile in order, for each of the builds; throws `RangeError` for too many instructions. */
export function readStages(
  source: string,
  builds: readonly BuildArguments[] = [],
): readonly (readonly Stage[])[] {
  const { escapeCharacter, instructions } = readInstructions(source);
  const firstFrom = instructions.findIndex(({ keyword }) => keyword === 'FROM');
  const declared = globalsOf(instructions, firstFrom, escapeCharacter);
  const dialects = dialectsOf(declared, { builds, escapeCharacter, mentions: new Map() });
  return dialects.map((dialect) => stagesIn(source, instructions, escapeCharacter, dialect));
}

function stagesIn(
  source: string,
  instructions: readonly Instruction[],
  escapeCharacter: string,
  dialect: Dialect,
): readonly Stage[] {
  const froms = instructions.filter(({ keyword }) => keyword === 'FROM');
  const stages: Stage[] = [];
  const numbers = new Map<string, number>();
  for (const instruction of instructions) {
    const { end: fromEnd, keyword, line, start } = instruction;
    if (keyword !== 'FROM') continue;
    const image = firstNoFlag(line, escapeCharacter);
    const base = expandedText(image, dialect)?.toLowerCase();
    const isOnPlatform =
      base === undefined && image !== undefined ? createPlatformCheck(image, dialect) : undefined;
    const bases = isOnPlatform === undefined ? [base ?? ''] : [...numbers.keys()].filter(isOnPlatform);
    const continues = bases.flatMap((one) => numbers.get(one) ?? []);
    const end = froms[stages.length + 1]?.start ?? source.length;
    const name = stageName(instruction, escapeCharacter);
    if (name !== '') numbers.set(name, stages.length);
    stages.push({ name, continues, start, end, fromEnd });
  }
  return stages;
}
