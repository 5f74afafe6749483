import type { Route } from './call.ts';
import { type Published, published } from './openapi.ts';

/** Parameters that take slashes. */
const MULTI = new Set(['ref', 'basehead']);

export type Matched = {
  readonly route: Route;
  readonly published: Published;
  readonly parameters: { readonly [name: string]: string };
};

type Compiled = {
  readonly route: Route;
  readonly method: string;
  readonly expression: RegExp;
  readonly names: readonly string[];
};

function compile(route: Route): Compiled {
  const [method = '', pattern = ''] = route.on.split(' ');
  const names: string[] = [];
  const source = pattern
    .split(/(\{[^}]+\})/)
    .map((part) => {
      if (!part.startsWith('{')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const name = part.slice(1, -1);
      names.push(name);
      return MULTI.has(name) ? '(.+)' : '([^/]+)';
    })
    .join('');
  return { route, method, expression: new RegExp(`^${source}$`), names };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Finds the operation of a method and a raw path; routes with fewer parameters win. */
export function createRouter(
  routes: readonly Route[],
): (method: string, path: string) => Matched | undefined {
  const compiled = routes.map(compile).sort((left, right) => left.names.length - right.names.length);
  return (method, path) => {
    for (const { route, method: own, expression, names } of compiled) {
      const match = own === method ? expression.exec(path) : null;
      if (!match) continue;
      const parameters = Object.fromEntries(
        names.map((name, index) => [name, decode(match[index + 1] ?? '')]),
      );
      return { route, published: published(route.on), parameters };
    }
    return undefined;
  };
}
