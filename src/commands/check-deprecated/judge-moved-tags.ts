import type { Ask, TagLife } from '../../session/moved-images.ts';
import { checkReferenced } from './check-tags.ts';

/** The life of each tag by this command's own rules, for a command that moves references to them. */
export const judgeMovedTags: Ask<TagLife> = async (images, inputs, deps) => {
  if (inputs.identity === undefined && inputs.token === undefined) return images.map(() => undefined);
  const targets = images.map(({ repository, tag }) => ({
    repository,
    tag,
    digest: undefined,
    locations: [],
  }));
  const { checked } = await checkReferenced(
    { ...inputs, 'fail-days': undefined, 'warn-days': undefined },
    deps,
    targets,
  );
  const known = new Map(checked.map((one) => [`${one.repository}:${one.tag ?? ''}`, one]));
  return images.map(({ repository, tag }) => {
    const found = known.get(`${repository}:${tag}`);
    return found === undefined
      ? undefined
      : { state: found.judged.state, until: found.judged.until, suggestion: found.suggestion };
  });
};
