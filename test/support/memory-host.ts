import { createRedactor } from '../../src/base/redactor.ts';
import type { Annotation, Capabilities, Host, HostContext, HostEnding } from '../../src/host/host.ts';

/** Everything that a command told its host. */
export interface HostRecord {
  /** `level: text` of each log line, in order. */
  readonly log: string[];
  readonly annotations: Annotation[];
  readonly outputs: Record<string, string>;
  readonly summaries: string[];
  readonly masked: string[];
  readonly quoted: string[];
  readonly endings: HostEnding[];
}

/** How a memory host differs from a plain one. */
export interface MemoryHostOptions {
  readonly context?: Partial<HostContext>;
  readonly capabilities?: Partial<Capabilities>;
  readonly idToken?: Host['idToken'];
  readonly limitations?: readonly string[];
  readonly unwritten?: ReturnType<Host['unwritten']>;
  /** How long the host takes to receive everything. */
  readonly finished?: () => Promise<void>;
}

/** A host in memory with native annotations, outputs and summary, which writes everything down. */
export function createMemoryHost(options: MemoryHostOptions = {}): Host & { readonly record: HostRecord } {
  const record: HostRecord = {
    log: [],
    annotations: [],
    outputs: {},
    summaries: [],
    masked: [],
    quoted: [],
    endings: [],
  };
  const secrets = createRedactor();
  const log = (level: string) => (text: string) => void record.log.push(`${level}: ${secrets.redact(text)}`);
  return {
    record,
    name: 'memory',
    context: {
      workspace: '/nowhere',
      tempDirectory: '/nowhere',
      repository: undefined,
      ref: undefined,
      commit: undefined,
      event: undefined,
      changeRequest: undefined,
      untrustedHead: false,
      changeEvent: false,
      runUrl: undefined,
      workflow: undefined,
      job: undefined,
      serverUrl: undefined,
      apiUrl: undefined,
      ...options.context,
    },
    capabilities: {
      idToken: 'any-audience',
      mask: 'native',
      outputs: 'native',
      annotations: 'native',
      summary: 'native',
      cache: 'none',
      ...options.capabilities,
    },
    log: {
      debug: log('debug'),
      info: log('info'),
      notice: log('notice'),
      warning: log('warning'),
      error: log('error'),
    },
    idToken: options.idToken ?? (async () => 'id-token-of-the-job'),
    mask: (secret) => {
      record.masked.push(secret);
      secrets.add(secret);
    },
    redact: secrets.redact,
    setOutput: (name, value) => {
      record.outputs[name] = value;
    },
    annotate: (annotation) => void record.annotations.push(annotation),
    writeSummary: (markdown) => void record.summaries.push(secrets.redact(markdown)),
    quote: (text) => void record.quoted.push(text),
    progress: () => undefined,
    cacheDirectory: undefined,
    limitations: options.limitations ?? [],
    unwritten: () => options.unwritten ?? [],
    finish: async (ending) => {
      record.endings.push(ending);
      await options.finished?.();
    },
  };
}
