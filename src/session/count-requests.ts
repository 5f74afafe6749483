import { failedTry, type Send } from '../base/retry.ts';
import type { RequestCounts } from '../kit/run/command.ts';
import type { Deps } from './command.ts';

/** All requests of a run: to the platform, to other servers by `send`, and those of runs inside. */
export interface CountedRequests {
  readonly add: (requests: RequestCounts) => void;
  /** Sends as the run does, and counts every attempt. */
  readonly send: Send;
}

/** Counts them for the report and the last line of the log. */
export function countRequests({ counts, send, session }: Deps): CountedRequests {
  let [count, retried] = [0, 0];
  counts?.({
    get count() {
      return session.requests.count + count;
    },
    get retried() {
      return session.requests.retried + retried;
    },
  });
  return {
    add: (requests) => {
      count += requests.count;
      retried += requests.retried;
    },
    send: (request, idempotent, judge = failedTry) => {
      let tries = 0;
      return send(request, idempotent, (result, now) => {
        tries += 1;
        count += 1;
        if (tries > 1) retried += 1;
        return judge(result, now);
      });
    },
  };
}
