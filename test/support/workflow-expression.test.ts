import { describe, expect, it } from 'vitest';
import { evaluateCondition, expandText } from './workflow-expression.ts';

const contexts = {
  inputs: { 'as-of': '2026-01-01', empty: '' },
  runner: { os: 'Linux' },
  steps: { posix: { outputs: { digest: 'sha256:1' } } },
};

describe('expandText', () => {
  it.each([
    ['plain', 'plain'],
    ['<${{ inputs.as-of }}>', '<2026-01-01>'],
    ['${{ inputs.none }}', ''],
    ['${{ steps.posix.outputs.digest || steps.windows.outputs.digest }}', 'sha256:1'],
    ['${{ steps.windows.outputs.digest || steps.posix.outputs.digest }}', 'sha256:1'],
  ])('%s', (text, value) => {
    expect(expandText(text, contexts)).toBe(value);
  });
});

describe('evaluateCondition', () => {
  it.each([
    [undefined, true, true],
    [undefined, false, false],
    ["runner.os != 'Windows'", true, true],
    ["runner.os == 'Windows'", true, false],
    ["${{ runner.os != 'Windows' }}", false, false],
    ["always() && runner.os == 'Linux'", false, true],
    ['inputs.empty', true, false],
  ])('%s after success %s is %s', (condition, successful, value) => {
    expect(evaluateCondition(condition, contexts, successful)).toBe(value);
  });
});
