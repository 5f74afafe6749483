/** The inputs of a release; nothing is imported, so that the job that may write runs no code of a package. */
export interface ReleaseSource {
  readonly tag: string;
  readonly packageVersion: string;
  readonly sourceVersion: string;
  readonly changelog: string;
}

export type ReleaseNotes =
  | { readonly kind: 'notes'; readonly text: string }
  | { readonly kind: 'refused'; readonly why: string; readonly fix: string };

/** Notes of a release: the section `## X.Y.Z - YYYY-MM-DD` of the changelog, where tag and versions agree. */
export function releaseNotes(source: ReleaseSource): ReleaseNotes {
  const { tag, packageVersion, sourceVersion, changelog } = source;
  const version = /^v((?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*))$/.exec(tag)?.[1];
  const refuse = (why: string, fix: string): ReleaseNotes => ({ kind: 'refused', why, fix });
  if (version === undefined) return refuse('it is not of the form vX.Y.Z', 'tag the release as v1.2.3');
  for (const [file, found] of [
    ['package.json', packageVersion],
    ['src/version.ts', sourceVersion],
  ])
    if (found !== version)
      return refuse(`${file} has version ${found}`, `set it to ${version}, and tag the commit that does`);
  const section = sectionsOf(changelog).find(({ heading }) => heading.split(' ')[0] === version);
  if (section === undefined)
    return refuse('CHANGELOG.md has no section for it', `rename "Unreleased" to "${version} - <date>"`);
  if (!/^\S+ - \d{4}-\d{2}-\d{2}$/.test(section.heading))
    return refuse(`its section is headed "${section.heading}"`, `write "## ${version} - YYYY-MM-DD"`);
  if (section.text === '') return refuse('its section is empty', 'say in it what users will notice');
  return { kind: 'notes', text: `${section.text}\n` };
}

function sectionsOf(changelog: string): readonly { readonly heading: string; readonly text: string }[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading: heading.trim(), text: lines.join('\n').trim() };
    });
}
