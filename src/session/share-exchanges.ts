import type { Clock } from '../base/clock.ts';
import type { Http, HttpRequest, HttpResult } from '../base/http.ts';
import { fieldOf, parseJson, textOf } from '../base/json-value.ts';
import { parseTime } from '../base/time.ts';

/** A shared token has this much life left, enough for a run that starts now. */
const LEAST_LIFE_MS = 10 * 60_000;
/** How long a refusal is not repeated for. */
const REFUSAL_MS = 60_000;

interface Held {
  readonly answer: Promise<HttpResult>;
  until: number;
}

/** True for the exchange of an ID token. */
export function isExchange({ method, url }: Pick<HttpRequest, 'method' | 'url'>): boolean {
  return method === 'POST' && new URL(url).pathname === '/sts/exchange';
}

/**
 * Lets many runs sign in once: the answer to an exchange is given to every run that would send the same one
 * while the token has enough life left. A run that sends the same exchange again, because the service refused the token or
 * it is about to expire, gets an exchange of its own, which later runs share. `onSpared` is called for each that is not sent.
 */
export function shareExchanges(clock: Clock): (http: Http, onSpared?: () => void) => Http {
  const held = new Map<string, Held>();
  return (http, onSpared = () => undefined) => {
    const asked = new Set<string>();
    return (request) => {
      if (!isExchange(request)) return http(request);
      const { url } = request;
      const known = held.get(url);
      const isAgain = asked.has(url);
      asked.add(url);
      if (known !== undefined && !isAgain && known.until > clock.now()) {
        onSpared();
        return known.answer;
      }
      const answer = http(request);
      // Whoever asks meanwhile waits for this answer.
      const entry: Held = { answer, until: Number.POSITIVE_INFINITY };
      held.set(url, entry);
      void answer.then((result) => {
        entry.until = usableUntil(result, clock.now());
      });
      return answer;
    };
  };
}

/** When an answer stops being shared: never shared if another try may have another result. */
function usableUntil(result: HttpResult, now: number): number {
  if (result.kind === 'failure' || result.status >= 500 || result.status === 429) return now;
  if (result.status !== 200) return now + REFUSAL_MS;
  const expiry = textOf(fieldOf(parseJson(result.body), 'expiry')) ?? '';
  return (parseTime(expiry) ?? now) - LEAST_LIFE_MS;
}
