import { readTextFile } from './files.ts';
import { type Host, IdTokenError } from './host.ts';

const MAXIMUM_BYTES = 64 * 1024;

/**
 * Lets `PLATFORM_ID_TOKEN` or `PLATFORM_ID_TOKEN_FILE` win over the host's own way. The file is read anew each time,
 * since whoever writes it may renew the token.
 */
export function withIdTokenOverride(
  host: Host,
  environment: Readonly<Record<string, string | undefined>>,
): Host {
  const token = environment['PLATFORM_ID_TOKEN']?.trim() ?? '';
  const file = environment['PLATFORM_ID_TOKEN_FILE']?.trim() ?? '';
  if (token === '' && file === '') return host;
  const capabilities = { ...host.capabilities, idToken: 'declared-audience' as const };
  if (token !== '') return { ...host, capabilities, idToken: async () => token };
  return {
    ...host,
    capabilities,
    idToken: async () => {
      const text = (await readTextFile(file, MAXIMUM_BYTES))?.trim() ?? '';
      if (text !== '') return text;
      throw new IdTokenError(
        `PLATFORM_ID_TOKEN_FILE: \`${file}\` is missing or empty`,
        'write the ID token to that file before this step',
        true,
      );
    },
  };
}
