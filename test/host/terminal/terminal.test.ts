import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTerminalHost } from '../../../src/host/terminal/terminal.ts';
import { createHostMachine, type HostMachine } from '../../support/host-machine.ts';

let machine: HostMachine;
beforeEach(() => {
  machine = createHostMachine();
});
afterEach(() => machine.remove());

/** The output of a terminal host; `interactive` is whether a person reads it. */
function print(environment: Readonly<Record<string, string>>, interactive: boolean): string {
  const options = { ...machine.options(environment), environment, interactive };
  const host = createTerminalHost(options);
  host.log.error('bad');
  host.log.warning('odd');
  host.annotate({ level: 'error', title: 'Old', message: 'is \u001b[31mold', file: 'f', line: 3 });
  host.conclude?.('fail', 'check: fail');
  host.suggest?.('resolve-digest --mode pin');
  return machine.printed();
}

const ESCAPE = '\u001b[';

describe('colors in a terminal', () => {
  it.each([
    ['a person reads it', {}, true, true],
    ['nobody does', {}, false, false],
    ['NO_COLOR is set', { NO_COLOR: '1' }, true, false],
    ['NO_COLOR is empty, which is not set', { NO_COLOR: '' }, true, true],
    ['the terminal cannot show them', { TERM: 'dumb' }, true, false],
    ['FORCE_COLOR is set', { FORCE_COLOR: '1' }, false, true],
    ['FORCE_COLOR is set beside NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    ['FORCE_COLOR says no', { FORCE_COLOR: '0' }, true, false],
    ['FORCE_COLOR says false', { FORCE_COLOR: 'false' }, true, false],
  ])('where %s', (_, environment, interactive, hasColors) => {
    expect(print(environment, interactive).includes(ESCAPE)).toBe(hasColors);
  });

  it('mark levels, titles and the verdict, and never come from foreign text', () => {
    const printed = print({ FORCE_COLOR: '1' }, false);
    expect(printed).toContain(`${ESCAPE}1;31merror:${ESCAPE}0m bad\n`);
    expect(printed).toContain(`${ESCAPE}1;33mwarning:${ESCAPE}0m odd\n`);
    expect(printed).toContain('is [U+001B][31mold');
    expect(printed).toContain(`${ESCAPE}1;31mcheck: fail${ESCAPE}0m\n`);
  });

  it('leave the text as it is without them', () => {
    expect(print({}, false)).toBe(
      'error: bad\nwarning: odd\nf:3: error: Old: is [U+001B][31mold\ncheck: fail\nNext: platform-actions resolve-digest --mode pin\n',
    );
  });
});

it('a CI without a host of its own gets no suggestion, because nobody types there', () => {
  expect(print({ JENKINS_URL: 'https://ci.example', BUILD_ID: '1' }, false)).not.toContain('Next:');
});
