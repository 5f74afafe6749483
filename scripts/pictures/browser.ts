import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Answer = Readonly<Record<string, unknown>>;

/** One tab of headless Chromium, over its DevTools protocol. */
export interface Tab {
  /** Calls a method of the protocol; throws what the browser answers as an error. */
  call(method: string, parameters?: Answer): Promise<Answer>;
  /** Opens a page and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page, waiting for promises; the result has to be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** URLs that were requested since this was called last. */
  requested(): readonly string[];
}

/** Headless Chromium with one tab. */
export interface Browser {
  readonly tab: Tab;
  close(): Promise<void>;
}

/** Starts `chromium` from the PATH with a profile of its own. */
export async function openBrowser(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'platform-actions-chromium-'));
  const child = spawn(
    'chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--hide-scrollbars',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { tab: await openTab(await socketUrl(child)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Chromium writes the address of its protocol to stderr. */
function socketUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('error', reject);
    child.once('close', () => reject(new Error(`chromium ended: ${text.slice(-500)}`)));
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const url = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
}

async function openTab(url: string): Promise<Tab> {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error('no connection to chromium')), { once: true });
  });
  let last = 0;
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, () => void>();
  let urls: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'Network.requestWillBeSent') urls.push(message.params?.request?.url ?? '');
    else if (message.method !== undefined) listeners.get(message.method)?.();
  });
  const send = (method: string, params: Answer, sessionId?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ error, result }) => {
        if (error === undefined) resolve(result ?? {});
        else reject(new Error(`${method}: ${error.message}`));
      });
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const call: Tab['call'] = (method, parameters = {}) => send(method, parameters, String(sessionId));
  for (const domain of ['Page', 'Network', 'Runtime']) await call(`${domain}.enable`);
  return {
    call,
    open: async (page) => {
      const loaded = new Promise<void>((resolve) => listeners.set('Page.loadEventFired', resolve));
      await call('Page.navigate', { url: page });
      await loaded;
    },
    evaluate: async <T>(expression: string) => {
      const options = { expression, awaitPromise: true, returnByValue: true };
      const answer = await call('Runtime.evaluate', options);
      if (answer['exceptionDetails'] !== undefined)
        throw new Error(`the page threw: ${JSON.stringify(answer['exceptionDetails'])}`);
      // The caller states the type of its expression.
      return (answer['result'] as { readonly value: T }).value;
    },
    requested: () => {
      const seen = urls;
      urls = [];
      return seen;
    },
  };
}

/** The parts of the protocol's messages that are used. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly request?: { readonly url?: string } };
  readonly result?: Answer;
  readonly error?: { readonly message: string };
}
