import { renderTime } from '../../base/time.ts';
import { checkWritable, writeAtomically } from '../../host/files/files.ts';
import { NO_FINDINGS } from '../../kit/run/outcome.ts';
import { type Work, withSession } from '../../session/command.ts';
import { exportFix } from '../../session/missing-identity.ts';
import { givenToken, terminalError } from '../../session/sign-in.ts';
import { manifest, type TokenInputs } from './manifest.ts';

const work: Work<TokenInputs> = async (inputs, deps) => {
  const { host, session } = deps;
  const audience = inputs.audience === 'registry' ? session.registryAudience : inputs['api-url'];
  const path = inputs['output-file'];
  const file = path === undefined ? undefined : checkWritable(path, deps.area, 'output-file');
  const given = inputs.audience === 'registry' ? inputs['registry-token'] : inputs.token;
  if (given === undefined && host.person !== undefined && host.person.token === undefined)
    throw terminalError(audience, exportFix([inputs.audience], inputs));
  const { expiresAt, token } = given === undefined ? await session.mint(audience) : givenToken(given);
  if (file !== undefined) writeAtomically(file, token, 0o600);
  const until = Number.isFinite(expiresAt) ? renderTime(expiresAt) : undefined;
  const shown = file === undefined && deps.stdoutIsPrivate;
  const unseen = file === undefined && !shown && host.capabilities.outputs === 'none';
  const hint =
    'The token is not printed to a terminal: redirect stdout to a pipe or a file, or set `output-file`.';
  return {
    ...NO_FINDINGS,
    outputs: { token, ...(until === undefined ? {} : { 'expires-at': until }) },
    report: {
      audience,
      ...(until === undefined ? {} : { expiresAt: until }),
      ...(file === undefined ? {} : { outputFile: file }),
    },
    stdout: shown ? [token] : [],
    log: [
      `Token for ${audience}${until === undefined ? '' : `, until ${until}`}${file === undefined ? '' : `, in ${file}`}.`,
      ...(unseen ? [hint] : []),
    ],
  };
};

/** `token`: a token as masked output, and in a file of mode 0600, or else on a stdout that is not a terminal. */
export const run = withSession(work, manifest.capabilities);
