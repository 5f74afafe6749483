import { UserError } from '../base/user-error.ts';
import { readTextFile } from './files/files.ts';
import { type Host, IdTokenError } from './host.ts';

const MAXIMUM_BYTES = 64 * 1024;

/**
 * Lets `PLATFORM_ID_TOKEN` or `PLATFORM_ID_TOKEN_FILE` override the host's own ID token. The file is read again each time,
 * because its writer may renew the token.
 */
export function withIdTokenOverride(
  host: Host,
  environment: Readonly<Record<string, string | undefined>>,
): Host {
  const token = environment['PLATFORM_ID_TOKEN']?.trim() ?? '';
  const file = environment['PLATFORM_ID_TOKEN_FILE']?.trim() ?? '';
  if (token === '' && file === '') return host;
  const capabilities = { ...host.capabilities, idToken: 'declared-audience' as const };
  if (token !== '') return { ...host, capabilities, idToken: async () => whole('PLATFORM_ID_TOKEN', token) };
  return {
    ...host,
    capabilities,
    idToken: async () => {
      const source = `PLATFORM_ID_TOKEN_FILE: \`${file}\``;
      const text = await readTextFile(file, MAXIMUM_BYTES).catch((error: unknown) => {
        if (!(error instanceof UserError)) throw error;
        throw new IdTokenError(`PLATFORM_ID_TOKEN_FILE: ${error.message}`, WRITE_IT, true);
      });
      const token = text?.trim() ?? '';
      if (token !== '') return whole(source, token);
      throw new IdTokenError(`${source} is missing or empty`, WRITE_IT, true);
    },
  };
}

const WRITE_IT = 'write the ID token to that file before this step';

function whole(source: string, token: string): string {
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw new IdTokenError(
    `${source} is not a token: it contains a space, a line break or another character that tokens do not contain`,
    'provide only the ID token',
    true,
  );
}
