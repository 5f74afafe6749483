import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** Values that expressions may name, such as `{ inputs: { x: '1' }, runner: { os: 'Linux' } }`. */
export interface Contexts {
  readonly [name: string]: string | boolean | Contexts;
}

type Value = string | boolean | Contexts;

function toData(value: Value): data.ExpressionData {
  if (typeof value === 'string') return new data.StringData(value);
  if (typeof value === 'boolean') return new data.BooleanData(value);
  return new data.Dictionary(...Object.entries(value).map(([key, inner]) => ({ key, value: toData(inner) })));
}

function evaluate(expression: string, contexts: Contexts, successful: boolean): data.ExpressionData {
  const status = (name: string, result: boolean) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(result),
  });
  const functions = [
    status('success', successful),
    status('failure', !successful),
    status('always', true),
    status('cancelled', false),
  ];
  const parser = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions);
  const dictionary = new data.Dictionary(
    ...Object.entries(contexts).map(([key, value]) => ({ key, value: toData(value) })),
  );
  const byName = new Map(functions.map((entry) => [entry.name, entry] as const));
  return new Evaluator(parser.parse(), dictionary, byName).evaluate();
}

/** Replaces each `${{ … }}` in a text with the value of its expression, as the runner does. */
export function expandText(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression.trim(), contexts, true).coerceString(),
  );
}

/**
 * Value of a step's `if:`; `success()` is added where the condition names no status function.
 * Source: https://docs.github.com/actions/learn-github-actions/expressions#status-check-functions
 */
export function evaluateCondition(
  condition: string | undefined,
  contexts: Contexts,
  successful: boolean,
): boolean {
  if (condition === undefined) return successful;
  const expression = condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1');
  const full = /\b(success|failure|always|cancelled)\s*\(/.test(expression)
    ? expression
    : `success() && (${expression})`;
  return !['', 'false', '0'].includes(evaluate(full, contexts, successful).coerceString());
}
