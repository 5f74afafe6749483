import type { Call, Reply, Service } from './core.ts';

export type Handler = (call: Call, uid: string, rest: string) => Reply | Promise<Reply>;

/** One operation: `{uid}` takes one or more path segments with raw slashes, `{name}` exactly one. */
export type Route = {
  readonly service: Service;
  readonly method: string;
  readonly pattern: string;
  readonly handle: Handler;
};

/** The result of routing: an operation, a path without this method, or nothing. */
export type Match =
  | { readonly kind: 'found'; readonly handle: (call: Call) => Reply | Promise<Reply> }
  | { readonly kind: 'wrong-method' }
  | { readonly kind: 'unknown' };

type Compiled = Route & { readonly expression: RegExp };

function compile(route: Route): Compiled {
  const source = route.pattern
    .split(/(\{[^}]+\})/)
    .map((part) => {
      if (part === '{uid}') return '([^:]+)';
      // A digest has a colon, which starts no custom verb; clients may encode it or not.
      return part.startsWith('{') ? '((?:sha256:)?[^/:]+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return { ...route, expression: new RegExp(`^${source}$`) };
}

/** Decodes a path parameter segment by segment; an encoded slash stays encoded and so matches nothing. */
function decodeSegments(text: string): string {
  return text
    .split('/')
    .map((segment) => {
      if (/%2f/i.test(segment)) return segment;
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    })
    .join('/');
}

/** Finds operations by service, method and raw path; earlier routes win. */
export function createRouter(
  routes: readonly Route[],
): (services: readonly Service[], method: string, path: string) => Match {
  const compiled = routes.map(compile);
  return (services, method, path) => {
    let known = false;
    for (const route of compiled) {
      if (!services.includes(route.service)) continue;
      const match = route.expression.exec(path);
      if (!match) continue;
      known = true;
      if (route.method !== method) continue;
      const [, uid = '', rest = ''] = match;
      return {
        kind: 'found',
        handle: (call) => route.handle(call, decodeSegments(uid), decodeSegments(rest)),
      };
    }
    return { kind: known ? 'wrong-method' : 'unknown' };
  };
}
