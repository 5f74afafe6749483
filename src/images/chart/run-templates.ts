import {
  fieldOf,
  itemsOfValue,
  joinValues,
  joinWritten,
  keyOfValue,
  NOTHING,
  TooMuch,
  type Value,
} from './abstract-value.ts';
import { type Argument, CALLS, LITERAL_TESTS } from './template-functions.ts';
import type { Operand, Pipeline, TemplateNode } from './template-tree.ts';
import type { ValueUse } from './value-use.ts';

/** A template and the data that it is rendered with. */
export interface Rendered {
  readonly nodes: readonly TemplateNode[];
  readonly data: Value;
}

/** More than charts need; the templates of a hostile one could call each other without end. */
const MAXIMUM_STEPS = 100_000;
const MAXIMUM_DEPTH = 60;
const CHARACTERS_OF_STEP = 256;

/** Follows the values of a chart through its templates; `false` if that takes too long. */
export function runTemplates(templates: readonly Rendered[], use: ValueUse): boolean {
  const run = createRun(collectDefinitions(templates), use);
  return templates.every(({ data, nodes }) => run(nodes, data));
}

type Definitions = ReadonlyMap<string, readonly TemplateNode[]>;
type Scope = Map<string, Value>;

/** Named templates, of which the charts of a release have one set. */
function collectDefinitions(templates: readonly Rendered[]): Definitions {
  const definitions = new Map<string, readonly TemplateNode[]>();
  const collect = (nodes: readonly TemplateNode[]): void => {
    for (const node of nodes) {
      if (node.kind === 'define') {
        definitions.set(node.name, node.body);
        collect(node.body);
      } else if ('otherwise' in node) {
        collect(node.body);
        collect(node.otherwise);
      }
    }
  };
  for (const { nodes } of templates) collect(nodes);
  return definitions;
}

function createRun(definitions: Definitions, use: ValueUse) {
  const results = new Map<string, Value>();
  let steps = 0;
  let depth = 0;
  let changes = 0;

  /** Long texts count more, as a template can write them again and again. */
  function step(text = ''): void {
    steps += 1 + text.length / CHARACTERS_OF_STEP;
    if (steps > MAXIMUM_STEPS) throw new TooMuch();
  }

  /** Gives what the nodes write. */
  function runNodes(nodes: readonly TemplateNode[], dot: Value, scope: Scope): Value {
    const written: Value[] = [];
    let before = '';
    for (const node of nodes) {
      step(node.kind === 'text' ? node.text : '');
      if (node.kind === 'text') use.literal(node.text);
      else if (node.kind === 'output') {
        const value = evaluate(node.pipeline, dot, scope);
        if (node.pipeline.sets.length === 0) {
          use.write(value, before);
          written.push(value);
        }
      } else if (node.kind === 'template') {
        written.push(
          call(
            node.name,
            node.pipeline.commands[0]?.length === 0 ? NOTHING : evaluate(node.pipeline, dot, scope),
          ),
        );
      } else if (node.kind !== 'define') written.push(runBranch(node, dot, scope));
      before = node.kind === 'text' ? node.text : '';
    }
    return joinWritten(written);
  }

  function runBranch(
    node: Extract<TemplateNode, { readonly kind: 'if' | 'with' | 'range' }>,
    dot: Value,
    scope: Scope,
  ): Value {
    const value = evaluate(node.pipeline, dot, scope, node.kind === 'range');
    const inner = node.kind === 'if' ? dot : node.kind === 'with' ? value : itemsOfValue(value);
    const before = changes;
    let written = runNodes(node.body, inner, scope);
    // A variable that the first round sets can be read at the start of the second.
    if (node.kind === 'range' && changes > before)
      written = joinWritten([written, runNodes(node.body, inner, scope)]);
    return joinWritten([written, runNodes(node.otherwise, dot, scope)]);
  }

  /** Runs a named template, once for each argument. */
  function call(name: string, data: Value): Value {
    const nodes = depth < MAXIMUM_DEPTH ? definitions.get(name) : undefined;
    if (nodes === undefined) {
      use.escape(data);
      return NOTHING;
    }
    const key = `${name} ${keyOfValue(data)}`;
    const known = results.get(key);
    if (known !== undefined) return known;
    results.set(key, NOTHING);
    depth += 1;
    const value = runNodes(nodes, data, new Map([['$', data]]));
    depth -= 1;
    results.set(key, value);
    return value;
  }

  function evaluate({ commands, sets }: Pipeline, dot: Value, scope: Scope, isRange = false): Value {
    let last: Argument | undefined;
    for (const command of commands)
      last = { value: runCommand(command, last, dot, scope), operand: undefined };
    const value = last?.value ?? NOTHING;
    for (const name of sets) {
      const known = scope.get(name) ?? NOTHING;
      const joined = joinValues(known, isRange ? itemsOfValue(value) : value);
      if (joined.length > known.length) changes += 1;
      scope.set(name, joined);
    }
    return value;
  }

  function runCommand(
    [first, ...rest]: readonly Operand[],
    last: Argument | undefined,
    dot: Value,
    scope: Scope,
  ): Value {
    if (first === undefined) return last?.value ?? NOTHING;
    const args = rest.map((operand): Argument => ({ operand, value: valueOf(operand, dot, scope) }));
    if (last !== undefined) args.push(last);
    if (first.kind !== 'word') return valueOf(first, dot, scope);
    if (!LITERAL_TESTS.has(first.name))
      for (const { operand } of args) if (operand?.kind === 'text') use.literal(operand.value);
    return callFunction(first.name, args);
  }

  function callFunction(name: string, args: readonly Argument[]): Value {
    if (name === 'include') {
      const [named, data] = args;
      if (named?.operand?.kind === 'text') return call(named.operand.value, data?.value ?? NOTHING);
      // A file of the chart by its path; all of them run with the same data.
      if (data?.value.every(({ kind }) => kind === 'root') === true) return NOTHING;
    }
    const known = CALLS.get(name);
    if (known !== undefined) return known(use, args);
    for (const { value } of args) use.escape(value);
    return NOTHING;
  }

  function valueOf(operand: Operand, dot: Value, scope: Scope): Value {
    step(operand.kind === 'text' ? operand.value : '');
    switch (operand.kind) {
      case 'text':
      case 'number':
        return NOTHING;
      case 'word':
        return callFunction(operand.name, []);
      case 'dot':
        return follow(dot, operand.path);
      case 'variable':
        return follow(scope.get(operand.name) ?? NOTHING, operand.path);
      case 'group':
        return follow(evaluate(operand.pipeline, dot, scope), operand.path);
    }
  }

  function follow(value: Value, path: readonly string[]): Value {
    return path.reduce((at, name) => use.read(fieldOf(at, name)), value);
  }

  return (nodes: readonly TemplateNode[], data: Value): boolean => {
    try {
      runNodes(nodes, data, new Map([['$', data]]));
      return true;
    } catch {
      // Whatever it was, nothing is known about this chart.
      return false;
    }
  };
}
