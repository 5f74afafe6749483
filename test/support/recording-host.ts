import type { Annotation, Host, HostContext } from '../../src/host/host.ts';
import { createMemoryHost } from './memory-host.ts';

/** Everything that a command passed to its host. */
export interface Recorded {
  readonly log: string[];
  readonly debug: string[];
  readonly annotations: Annotation[];
  readonly outputs: Record<string, string>;
  readonly quoted: string[];
  summary: string;
}

/** A host in memory with native annotations, outputs and summary, and the ID token that it is given. */
export function createRecordingHost(
  context: Partial<HostContext> & Pick<HostContext, 'workspace' | 'tempDirectory'>,
  idToken: () => Promise<string>,
): { readonly host: Host; readonly recorded: Recorded } {
  const recorded: Recorded = { log: [], debug: [], annotations: [], outputs: {}, quoted: [], summary: '' };
  const tell = (text: string): void => void recorded.log.push(text);
  const host: Host = {
    ...createMemoryHost({ context, idToken, capabilities: { mask: 'own-writer' } }),
    name: 'recording',
    log: {
      debug: (text) => void recorded.debug.push(text),
      info: tell,
      notice: tell,
      warning: tell,
      error: tell,
    },
    mask: () => undefined,
    redact: (text) => text,
    setOutput: (name, value) => {
      recorded.outputs[name] = value;
    },
    // Without the link to the page of the rule, which every annotation has.
    annotate: ({ message, ...rest }) =>
      void recorded.annotations.push({
        ...rest,
        message: message.replace(/\n[a-z-]+: \S+findings\.md#\S+$/, ''),
      }),
    writeSummary: (markdown) => {
      recorded.summary += markdown;
    },
    quote: (text) => void recorded.quoted.push(text),
  };
  return { host, recorded };
}
