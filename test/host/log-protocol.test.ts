import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import { hostEnding } from '../../src/kit/run/handover.ts';
import { createHostMachine, type HostMachine } from '../support/host-machine.ts';
import { hosts } from './hosts.ts';

const SECRET = 'eyJhbGciOi.very-secret.token';

/** Names that an attacker may give an image, a package or a role; `\u200b` and the like hide the marks. */
const hostile = [
  '::error::x',
  ':::error::x',
  '::::set-output name=digest::x',
  'text\n::add-mask::e',
  '\r::stop-commands::x',
  '##[error]x',
  '###[group]x',
  '##vso[task.setvariable variable=PATH;isOutput=true]/tmp',
  'a ##VSO[task.complete result=Succeeded;]',
  '\u001b[0Ksection_end:1700000000:script\r\u001b[0K',
  'section_start:1700000000:x[collapsed=true]\rhidden',
  '--- a group',
  'x\n+++ another',
  '  ~~~ muted',
  '^^^ +++',
  '\u001b]1338;url=https://x/y.png;alt=x\u0007',
  '\u001b_bk;t=1\u0007',
  ':\u200b:error::x',
  '\u202e]rorre[##',
  '%0A::error::x',
  '%AZP25 %0D%0A##vso[task.setsecret]e',
];

let machine: HostMachine;
beforeEach(() => {
  machine = createHostMachine();
});
afterEach(() => machine.remove());

/** Prints one text by every way that a host has. */
async function printEverywhere(host: Host, text: string): Promise<void> {
  host.log.debug(text);
  host.log.info(text);
  host.log.notice(text);
  host.log.warning(text);
  host.log.error(text);
  host.annotate({ level: 'error', title: text, message: text, file: text, line: 3, column: 1 });
  host.annotate({ level: 'notice', title: text, message: text });
  host.quote(`${text}\n${text}`);
  host.progress?.(text);
}

describe.each(Object.entries(hosts))('the log of %s', (_, { commands, create, environment }) => {
  const fresh = (): { readonly host: Host; readonly printed: () => string } => {
    const host = create({ ...machine.options(environment(machine)), environment: environment(machine) });
    const before = machine.printed().length;
    return { host, printed: () => machine.printed().slice(before) };
  };

  it.each(hostile.map((text) => [JSON.stringify(text), text] as const))(
    'takes no command from %s',
    async (_name, text) => {
      const tame = fresh();
      await printEverywhere(tame.host, 'tame');
      const expected = commands(tame.printed());
      const { host, printed } = fresh();
      await printEverywhere(host, text);
      expect(commands(printed())).toEqual(expected);
    },
  );

  it('takes no command from any text made of the marks', async () => {
    const mark = fc.constantFrom(
      ':',
      '::',
      '#',
      '##',
      '[',
      'vso[',
      ']',
      'error',
      '\n',
      '\r',
      '-',
      '---',
      '+',
      ' ',
      '\u001b',
    );
    const tame = fresh();
    await printEverywhere(tame.host, 'tame');
    const expected = commands(tame.printed());
    await fc.assert(
      fc.asyncProperty(fc.array(mark, { maxLength: 12 }), async (marks) => {
        const { host, printed } = fresh();
        await printEverywhere(host, marks.join(''));
        expect(commands(printed())).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('shows a secret in no line, file or output once it is masked, not even a line of it', async () => {
    const { host, printed } = fresh();
    host.mask(`${SECRET}\nsecond-line-of-it`);
    const told = printed().length;
    await printEverywhere(host, `before ${SECRET} between second-line-of-it after`);
    host.writeSummary(`the ${SECRET} of all`);
    host.setOutput('reference', 'fine');
    await host.finish?.(hostEnding('fail', []));
    const after = printed().slice(told);
    expect(after).toContain('before *** between *** after');
    for (const secret of [SECRET, 'second-line-of-it']) {
      expect(after).not.toContain(secret);
      for (const file of [
        'workspace/platform-actions-summary.md',
        'workspace/platform-actions.env',
        'temp/summary',
      ])
        expect(readIfThere(join(machine.root, file))).not.toContain(secret);
    }
  });

  it('keeps short words: a secret of three letters would blot out all text', () => {
    const { host, printed } = fresh();
    host.mask('the\nabc');
    host.log.info('the abc of it');
    expect(printed()).toContain('the abc of it');
  });
});

describe('annotations', () => {
  it.each([
    ['github', 10, 10, 10],
    ['azure', 10, 10, 0],
    ['forgejo', 0, 0, 0],
    ['gitlab', 0, 0, 0],
  ])('of %s: at most %i errors, %i warnings and %i notices, the rest as lines', (name, ...limits) => {
    const { create, environment } = hosts[name] ?? expect.fail('there is such a host');
    const host = create(machine.options(environment(machine)));
    const levels = ['error', 'warning', 'notice'] as const;
    for (let index = 0; index < 13; index += 1)
      for (const level of levels)
        host.annotate({
          level,
          title: 'Old',
          message: `number ${index}.`,
          file: 'Dockerfile',
          line: index + 1,
        });
    const lines = machine.printed().trimEnd().split('\n');
    expect(lines).toHaveLength(39);
    levels.forEach((level, index) => {
      const asCommand = lines.filter(
        (line) => line.startsWith(`::${level} `) || line.includes(`type=${level};`),
      );
      const asLine = lines.filter(
        (line) => /^Dockerfile:\d+: /.test(line) && line.includes(`: ${level}: Old: `),
      );
      expect(asCommand).toHaveLength(limits[index] ?? 0);
      expect(asLine).toHaveLength(13 - (limits[index] ?? 0));
    });
  });

  it.each(['terminal', 'gitlab', 'buildkite', 'forgejo', 'azure'])(
    'of %s are one line, whatever the file is called',
    (name) => {
      const { create, environment } = hosts[name] ?? expect.fail('there is such a host');
      const host = create(machine.options(environment(machine)));
      const file = 'x\nresolve-digest: pass (1 request, 1s)\r/Dockerfile';
      host.annotate({ level: 'notice', title: 'Old', message: 'm', file, line: 2 });
      expect(machine.printed().trimEnd().split('\n')).toEqual([
        expect.stringMatching(/^x resolve-digest: pass .* \/Dockerfile:2: notice: Old: m$/),
      ]);
    },
  );

  it('count what the log says as errors and warnings, too', () => {
    const { create, environment } = hosts['github'] ?? expect.fail('there is such a host');
    const host = create(machine.options(environment(machine)));
    for (let index = 0; index < 10; index += 1) host.log.error('x');
    host.annotate({ level: 'error', title: 'Old', message: 'm', file: 'a', line: 1 });
    expect(machine.printed()).toMatch(/\na:1: error: Old: m\n$/);
  });

  it('put a file into the text whose name the runner would change: it trims the properties', () => {
    const { create, environment } = hosts['github'] ?? expect.fail('there is such a host');
    const host = create(machine.options(environment(machine)));
    host.annotate({ level: 'error', title: '', message: 'm', file: 'a ' });
    host.annotate({ level: 'error', title: '', message: 'm', file: 'a b' });
    expect(machine.printed()).toBe('::error::a:1: m\n::error file=a b::m\n');
  });
});

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
