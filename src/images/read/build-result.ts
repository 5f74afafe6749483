import { once } from '../../base/remember.ts';
/** Says whether the text at an offset names what a build or push makes. */
export type IsResult = (start: number) => boolean;

/** Enough for a command over several lines. */
const LOOK_BACK = 400;
/** Digests do not count, so a pin changes nothing about the text after it. */
const DIGEST = /@sha256:[0-9a-f]{64}/g;
const DIGEST_LENGTH = 72;
/** Room for as many of them as there can be, each after a letter. */
const LONGEST_LOOK_BACK = LOOK_BACK * (DIGEST_LENGTH + 1);
/** A limit for hostile files: the uses of variables that are looked at. */
const MOST_USES = 50_000;
const COMMENT = /^\s*#/;
const RESULT_OPTION =
  /(?:^|[\s"'=,[(])(?:-t|--tag|--tags|--destination|--dest|--cache-to|--image-tag|--to-repo)(?:["']?[\s,=]+["']?)$/;
/** No command below is without one of these. */
const COMMAND_WORD = /push|tag|commit|manifest|pack|copy|cp/;
/** Commands in which `-t` asks for a terminal. */
const RUN = /\b(?:docker|podman|nerdctl)\s+(?:container\s+)?(?:run|exec|create)\b[^\n;&|]*$/;
const RESULT_COMMANDS = [
  /\b(?:docker|podman|nerdctl|buildah|crane|img|ko|pack)\s+(?:image\s+)?(?:push|tag)\b[^\n;&|]*$/,
  /\b(?:docker|podman|nerdctl|buildah)\s+(?:container\s+)?(?:commit|manifest\s+\w+)\s[^\n;&|]*$/,
  /\b(?:oras\s+push|flux\s+push\s+artifact|imgpkg\s+push|helm\s+push)\s[^\n;&|]*$/,
  /\bpack\s+build\s[^\n;&|]*$(?<!\s(?:--builder|-B|--run-image|--lifecycle-image|--buildpack|-b)[\s=]+["']?(?:docker:\/\/)?)/,
];
/** Commands whose second reference is what they write. */
const COPY = /\b(?:skopeo|crane|gcrane|oras|regctl)\s+(?:image\s+)?(?:copy|cp)\s([^\n;&|]*)$/;
/** Calls of Docker Pipeline, of Dagger, and of Tilt. */
const RESULT_CALL =
  /(?:\.(?:build|push|[pP]ublish)\(\s*(?:ctx\s*,\s*)?|\b(?:docker|custom)_build(?:_with_restart)?\((?:\s*|[^()]*\bref\s*=\s*))["']$/;
const IN_ASSIGNMENT = /image(?:\s*=\s*["']|>)\s*$/;
/** The image that Jib builds, in Gradle and Maven. */
const RESULT_OF_JIB = /(?:\bto\s*\{\s*image\s*=\s*["']|\bjib\.to\.image\s*=\s*["']|<to>\s*<image>\s*)$/;
/** The variable of shell or Make whose value, or default, begins here. */
const ASSIGNED =
  /(?:(?:^|[\s;"'])([A-Za-z_]\w{0,80})\s*[?:+!]{0,3}=\s*["']?(?:\$\{\w{1,80}:?[-=])?|\$\{([A-Za-z_]\w{0,80}):?[-=])$/;
const USE = /\$[({]?([A-Za-z_]\w{0,80})/g;

/** Creates the check of a text. */
export function createResultCheck(text: string): IsResult {
  const pushed = once(() => variablesOfResults(text));
  return (start) => {
    if (standsAtResult(text, start)) return true;
    const line = lineBefore(textBefore(text, start));
    const [, assigned, defaulted] = ASSIGNED.exec(line) ?? [];
    const name = assigned ?? defaulted;
    return name !== undefined && pushed().has(name);
  };
}

/** The variables that a build or push reads as the name of what it makes; throws `RangeError` for too many uses. */
function variablesOfResults(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  let uses = 0;
  for (const { 1: name = '', index } of text.matchAll(USE)) {
    if (names.has(name)) continue;
    uses += 1;
    if (uses > MOST_USES) throw new RangeError(`it uses variables more than ${MOST_USES} times`);
    if (standsAtResult(text, index) && !COMMENT.test(lineBefore(textBefore(text, index)))) names.add(name);
  }
  return names;
}

function standsAtResult(text: string, start: number): boolean {
  const before = textBefore(text, start);
  const line = lineBefore(before);
  if (RESULT_OPTION.test(line) && !RUN.test(line)) return true;
  if (IN_ASSIGNMENT.test(line) && RESULT_OF_JIB.test(before)) return true;
  if (/["']$/.test(before) && RESULT_CALL.test(before)) return true;
  return (
    COMMAND_WORD.test(line) && (isCopyTarget(line) || RESULT_COMMANDS.some((pattern) => pattern.test(line)))
  );
}

/** Whether another reference precedes it; a path that is the value of an option may be taken for one. */
function isCopyTarget(line: string): boolean {
  const words = COPY.exec(line)?.[1]?.split(/\s+/) ?? [];
  return words.slice(0, -1).some((word) => !word.startsWith('-') && /[/:$]/.test(word));
}

function textBefore(text: string, start: number): string {
  for (let length = LOOK_BACK + DIGEST_LENGTH; ; length *= 4) {
    const before = text.slice(Math.max(0, start - length), start);
    const rest = before.includes('@sha256:') ? before.replace(DIGEST, '') : before;
    // The first digest may be cut.
    const isEnough = rest.length >= LOOK_BACK + DIGEST_LENGTH;
    if (isEnough || rest === before || before.length < length || length > LONGEST_LOOK_BACK)
      return rest.slice(-LOOK_BACK);
  }
}

/** The text before on the line, which begins above where a backslash continues it. */
function lineBefore(before: string): string {
  const joined = before.includes('\\') ? before.replace(/\\\r?\n/g, ' ') : before;
  return joined.slice(joined.lastIndexOf('\n') + 1);
}
