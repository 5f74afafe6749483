import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import type { Finding } from '../../src/kit/findings/finding.ts';
import { hostEnding } from '../../src/kit/run/handover.ts';
import { readAgentCalls } from '../support/agent-calls.ts';
import { createHostMachine, type HostMachine } from '../support/host-machine.ts';
import { parseOutputFile } from '../support/runner-files.ts';
import { hosts } from './hosts.ts';

const finding: Finding = {
  rule: 'unpinned',
  level: 'error',
  title: 'Not pinned',
  message: 'cgr.dev/acme/python:3.12 has no digest @someone',
  location: { file: 'Dockerfile', line: 3 },
  fix: 'Add the digest.',
  fingerprint: 'unpinned python',
};

let machine: HostMachine;
beforeEach(() => {
  machine = createHostMachine();
});
afterEach(() => machine.remove());

function create(name: string, environment: Readonly<Record<string, string>> = {}): Host {
  const host = hosts[name] ?? expect.fail('there is such a host');
  return host.create(machine.options({ ...host.environment(machine), ...environment }));
}

const inWorkspace = (name: string): string => readFileSync(join(machine.workspace, name), 'utf8');

const messagesOf = (host: Host): readonly string[] => host.unwritten().map(({ message }) => message);

describe('GitHub', () => {
  it.each([
    ['several lines', 'one\ntwo'],
    ['an end of block', 'x\nghadelimiter_1\n=y'],
    ['nothing', ''],
    ['an equals sign', 'a=b<<c'],
  ])('hands over an output with %s', (_, value) => {
    const host = create('github');
    host.setOutput('reference', value);
    host.setOutput('result', 'pass');
    expect(parseOutputFile(readFileSync(join(machine.temp, 'output'), 'utf8'))).toEqual({
      reference: value,
      result: 'pass',
    });
  });

  it('says so when the file for outputs or the summary went away', () => {
    const host = create('github');
    rmSync(join(machine.temp, 'output'));
    mkdirSync(join(machine.temp, 'output'));
    rmSync(join(machine.temp, 'summary'));
    host.setOutput('digest', 'x');
    host.writeSummary('x');
    const [output, summary] = messagesOf(host);
    expect(output).toMatch(/\(GITHUB_OUTPUT\).* cannot be written: EISDIR$/);
    expect(summary).toMatch(/\(GITHUB_STEP_SUMMARY\).* cannot be written: ENOENT$/);
  });

  it('says so, too, when the size of the summary cannot be asked for', () => {
    const path = join(machine.temp, 'n'.repeat(300));
    const host = create('github', { GITHUB_STEP_SUMMARY: path });
    host.writeSummary('x');
    host.setOutput('result', 'pass');
    expect(messagesOf(host)).toEqual([
      expect.stringMatching(/_SUMMARY\).* cannot be written: ENAMETOOLONG$/),
    ]);
    expect(readFileSync(join(machine.temp, 'output'), 'utf8')).toContain('pass');
  });

  it('waits for no reader of a pipe in place of the file for outputs', () => {
    const host = create('github');
    rmSync(join(machine.temp, 'output'));
    execFileSync('mkfifo', [join(machine.temp, 'output')]);
    host.setOutput('digest', 'x');
    expect(host.unwritten()[0]?.message).toMatch(/\(GITHUB_OUTPUT\).* cannot be written: ENXIO$/);
  });

  it('leaves out a summary that is larger than a step may have, since the runner would drop all of it', () => {
    const host = create('github');
    host.writeSummary('first\n');
    host.writeSummary('x'.repeat(1024 * 1024));
    expect(readFileSync(join(machine.temp, 'summary'), 'utf8')).toBe('first\n');
    expect(machine.printed()).toContain('The summary is larger than what is left of 1024 KiB');
  });

  it('says what a runner without the files lacks', () => {
    const host = create('github', { GITHUB_OUTPUT: '', GITHUB_STEP_SUMMARY: '' });
    host.setOutput('digest', 'x');
    host.writeSummary('x');
    expect(host.capabilities).toMatchObject({ outputs: 'none', summary: 'none', cache: 'none' });
    expect(host.limitations).toEqual([
      'this runner provides no file for outputs (GITHUB_OUTPUT), so no outputs were set',
      'this runner provides no file for summaries (GITHUB_STEP_SUMMARY), so no summary was written',
    ]);
  });

  it('on GitHub itself, missing outputs are a failure only', () => {
    const host = create('github', { GITHUB_OUTPUT: '', GITHUB_SERVER_URL: 'https://github.com' });
    host.setOutput('digest', 'x');
    expect(host.limitations).toEqual([]);
    expect(host.unwritten()).toEqual([
      {
        message: 'GITHUB_OUTPUT is not set, so outputs cannot be written',
        fix: 'pass the variable on to this process',
      },
    ]);
  });

  it.each(['forgejo', 'gitea'])('as %s shows no annotations and no summary, and says so', (name) => {
    const host = create(name);
    host.writeSummary('x');
    expect(host.capabilities).toMatchObject({ outputs: 'native', annotations: 'log', summary: 'none' });
    expect(host.limitations).toEqual([
      'this runner shows neither summaries nor annotations; see the log and the report',
    ]);
    expect(readFileSync(join(machine.temp, 'summary'), 'utf8')).toBe('');
  });
});

describe('GitLab', () => {
  it('hands outputs, findings and summary over as files', async () => {
    const host = create('gitlab');
    host.setOutput('tag-updated-at', '2026-01-01T00:00:00Z');
    host.setOutput('comment-content', 'two\nlines');
    host.writeSummary('### One\n');
    host.writeSummary('### Two\n');
    await host.finish?.(hostEnding('fail', [finding]));
    expect(inWorkspace('platform-actions.env')).toBe(
      'RESOLVE_DIGEST_TAG_UPDATED_AT=2026-01-01T00:00:00Z\nRESOLVE_DIGEST_OUTPUTS_TRUNCATED=true\n',
    );
    expect(machine.printed()).toContain('`comment-content`; the report is complete');
    expect(inWorkspace('platform-actions-summary.md')).toBe('### One\n\n### Two\n');
    expect(JSON.parse(inWorkspace('gl-code-quality-report.json'))).toMatchObject([
      { check_name: 'unpinned', severity: 'major', location: { path: 'Dockerfile', lines: { begin: 3 } } },
    ]);
  });

  it('uses the names that the job gives', async () => {
    const host = create('gitlab', {
      PLATFORM_DOTENV_FILE: 'out/a.env',
      PLATFORM_SUMMARY_FILE: 'out/b.md',
      PLATFORM_CODE_QUALITY_FILE: 'out/c.json',
      PLATFORM_OUTPUT_PREFIX: 'base-image',
    });
    host.setOutput('digest', 'sha256:1');
    host.writeSummary('x');
    await host.finish?.(hostEnding('pass', []));
    expect(inWorkspace('out/a.env')).toContain('BASE_IMAGE_DIGEST=sha256:1\n');
    expect(inWorkspace('out/b.md')).toBe('x');
    expect(inWorkspace('out/c.json')).toBe('[]\n');
  });

  it('says so when a path cannot be looked at, and writes the other files', async () => {
    const host = create('gitlab', { PLATFORM_DOTENV_FILE: 'n'.repeat(300) });
    host.writeSummary('x');
    await host.finish?.(hostEnding('pass', []));
    expect(messagesOf(host)).toEqual([expect.stringMatching(/: it cannot be looked at: ENAMETOOLONG$/)]);
    expect(inWorkspace('platform-actions-summary.md')).toBe('x');
  });

  it('replaces none of its files by another one', async () => {
    const host = create('gitlab', { PLATFORM_DOTENV_FILE: 'out/a', PLATFORM_SUMMARY_FILE: './out/a' });
    host.setOutput('digest', 'sha256:1');
    host.writeSummary('x');
    await host.finish?.(hostEnding('pass', []));
    expect(inWorkspace('out/a')).toContain('RESOLVE_DIGEST_DIGEST=sha256:1\n');
    expect(messagesOf(host)).toEqual([
      '`PLATFORM_DOTENV_FILE` and `PLATFORM_SUMMARY_FILE` are the same file, `./out/a`: give each of them a path of its own',
    ]);
  });

  it('writes no secret into the file of variables', async () => {
    const host = create('gitlab');
    host.mask('the-secret-token');
    host.setOutput('token', 'the-secret-token');
    await host.finish?.(hostEnding('pass', []));
    expect(inWorkspace('platform-actions.env')).not.toContain('token=');
    expect(machine.printed()).toContain('The output `token` is a secret');
  });

  it.each([
    ['a link', (path: string) => symlinkSync('/tmp/elsewhere', path), 'it is a link'],
    ['a folder', (path: string) => mkdirSync(path), 'it is not a file'],
  ])('does not write through %s that a change put there', async (_, prepare, why) => {
    prepare(join(machine.workspace, 'platform-actions.env'));
    const host = create('gitlab');
    await host.finish?.(hostEnding('pass', []));
    expect(messagesOf(host)).toContain(
      `\`PLATFORM_DOTENV_FILE\` cannot be written to \`platform-actions.env\`: ${why}`,
    );
    expect(existsSync('/tmp/elsewhere')).toBe(false);
  });
});

describe('Buildkite', () => {
  const calls = () => readAgentCalls(join(machine.root, 'agent-calls'));

  it('keeps outputs as meta-data and shows the summary as an annotation, all of it by stdin', async () => {
    const host = create('buildkite', { BUILDKITE_STEP_KEY: 'pin' });
    host.setOutput('digest', 'sha256:1');
    host.setOutput('changed', '');
    host.setOutput('references', 'x'.repeat(100 * 1024 + 1));
    host.writeSummary('### Pinned\n');
    await host.finish?.(hostEnding('warn', []));
    expect(calls()).toEqual([
      { words: ['meta-data', 'set', 'resolve-digest:digest'], stdin: 'sha256:1' },
      {
        words: ['annotate', '--style', 'warning', '--context', 'platform-actions-resolve-digest-pin'],
        stdin: '### Pinned\n',
      },
    ]);
    expect(machine.printed()).toContain('`references` is too large for meta-data');
  });

  it('lists the findings where there is no summary', async () => {
    await create('buildkite').finish?.(hostEnding('fail', [finding, { ...finding, title: 'x' }]));
    expect(calls()).toHaveLength(1);
    expect(calls()[0]?.words).toContain('error');
    expect(calls()[0]?.stdin).toContain('- `Dockerfile:3` **error**: Not pinned: cgr.dev');
    expect(calls()[0]?.stdin).not.toContain('@someone');
  });

  it('says nothing where there is nothing to say', async () => {
    await create('buildkite').finish?.(hostEnding('pass', []));
    expect(calls()).toEqual([]);
  });

  it('lets the agent redact all forms of a secret before anything is printed, by one process and its stdin', () => {
    create('buildkite').mask('the-secret-token\nand-its-line');
    expect(calls().map((call) => call.words)).toEqual([['redactor', 'add', '--format', 'json']]);
    const forms = ['the-secret-token', 'and-its-line'].flatMap((line) => [
      line,
      btoa(line).replace(/=+$/, ''),
      btoa(`_token:${line}`).replace(/=+$/, ''),
    ]);
    expect(Object.values(JSON.parse(calls()[0]?.stdin ?? ''))).toEqual(forms);
    expect(
      calls()
        .flatMap((call) => call.words)
        .join(),
    ).not.toContain('secret');
  });

  it('keeps secrets out of meta-data', async () => {
    const host = create('buildkite');
    host.mask('the-secret-token');
    host.setOutput('token', 'the-secret-token');
    await host.finish?.(hostEnding('pass', []));
    expect(calls().filter((call) => call.words[0] === 'meta-data')).toEqual([]);
  });

  it('goes on, telling once, where the agent fails or is not there', async () => {
    const host = create('buildkite', { PATH: '/nonexistent' });
    host.mask('the-secret-token');
    host.mask('another-secret');
    host.setOutput('digest', 'x');
    host.setOutput('result', 'pass');
    host.writeSummary('x');
    await host.finish?.(hostEnding('pass', []));
    expect(machine.printed().trim().split('\n')).toEqual([
      'warning: the agent does not redact secrets in this log: `buildkite-agent` is not on the PATH',
      'warning: the output `digest` was not stored as meta-data: `buildkite-agent` is not on the PATH',
    ]);
  });

  it('tells each failure of an agent that is there', async () => {
    const host = create('buildkite', { STUB_FAILURE: 'no such job' });
    host.setOutput('digest', 'x');
    host.writeSummary('x');
    await host.finish?.(hostEnding('pass', []));
    expect(messagesOf(host)).toEqual([
      'the output `digest` was not stored as meta-data: no such job',
      'the summary was not shown as an annotation: no such job',
    ]);
    expect(host.unwritten()[0]?.fix).toBe('fix what the agent reports, then run the job again');
  });
});

describe('Azure Pipelines', () => {
  it('hands over outputs, secrets as secrets', () => {
    const host = create('azure');
    host.setOutput('tag-updated-at', 'a%b\n##vso[task.complete result=Succeeded;]');
    host.mask('the-secret-token');
    host.setOutput('token', 'the-secret-token');
    expect(machine.printed().trim().split('\n')).toEqual([
      '##vso[task.setvariable variable=tag_updated_at;isOutput=true;isSecret=false;]a%AZP25b%0A##vso[task.complete result=Succeeded;]',
      '##vso[task.setsecret]the-secret-token',
      `##vso[task.setsecret]${btoa('the-secret-token').replace(/=+$/, '')}`,
      `##vso[task.setsecret]${btoa('_token:the-secret-token').replace(/=+$/, '')}`,
      '##vso[task.setvariable variable=token;isOutput=true;isSecret=true;]the-secret-token',
    ]);
  });

  it('puts a finding on its line', () => {
    create('azure').annotate({
      level: 'warning',
      title: 'Old',
      message: 'a;b]',
      file: 'a;b.yml',
      line: 2,
      column: 4,
    });
    expect(machine.printed()).toBe(
      '##vso[task.logissue type=warning;sourcepath=a%3Bb.yml;linenumber=2;columnnumber=4;]Old: a;b]\n',
    );
  });

  it('uploads the summary from a private file, and is done with issues after a warning', async () => {
    const host = create('azure');
    host.writeSummary('### One\n');
    await host.finish?.(hostEnding('warn', []));
    const [upload = '', complete] = machine.printed().trim().split('\n');
    expect(upload).toMatch(/^##vso\[task\.uploadsummary\].*\/resolve-digest\.md$/);
    expect(readFileSync(upload.replace(/^.*]/, ''), 'utf8')).toBe('### One\n');
    expect(complete).toBe('##vso[task.complete result=SucceededWithIssues;]');
  });

  it.each(['pass', 'fail', 'error'] as const)('leaves the result %s to the exit code', async (result) => {
    await create('azure').finish?.(hostEnding(result, []));
    expect(machine.printed()).toBe('');
  });
});

describe('a terminal', () => {
  it('writes no files unless variables name them', async () => {
    const host = create('terminal');
    host.setOutput('digest', 'x');
    host.writeSummary('x');
    await host.finish?.(hostEnding('fail', [finding]));
    expect(readdirSync(machine.workspace)).toEqual([]);
    expect(host.capabilities).toMatchObject({ outputs: 'none', annotations: 'log', summary: 'none' });
  });

  it('writes the files that variables name, for any CI', async () => {
    const host = create('terminal', {
      PLATFORM_DOTENV_FILE: 'a.env',
      PLATFORM_SUMMARY_FILE: 'b.md',
      PLATFORM_CODE_QUALITY_FILE: 'c.json',
      PLATFORM_FINDINGS_JUNIT_FILE: 'd.xml',
    });
    host.setOutput('digest', 'sha256:1');
    host.writeSummary('x');
    await host.finish?.(hostEnding('fail', [finding]));
    expect(inWorkspace('a.env')).toBe(
      'RESOLVE_DIGEST_DIGEST=sha256:1\nRESOLVE_DIGEST_OUTPUTS_TRUNCATED=false\n',
    );
    expect(inWorkspace('b.md')).toBe('x');
    expect(JSON.parse(inWorkspace('c.json'))).toHaveLength(1);
    expect(inWorkspace('d.xml')).toContain('<failure');
    expect(host.capabilities).toMatchObject({ outputs: 'file', annotations: 'report-file', summary: 'file' });
  });

  it('shows progress to a person only, and takes it away before the next line', () => {
    const host = hosts['terminal']?.create(machine.options({}, { interactive: true }));
    host?.progress?.('reading 1 of 9');
    host?.log.info('done');
    host?.progress?.(undefined);
    expect(machine.printed()).toBe('reading 1 of 9\r\u001b[Kdone\n');
    create('terminal').progress?.('x');
    expect(machine.printed()).toBe('reading 1 of 9\r\u001b[Kdone\n');
  });

  it('prints debug lines when asked', () => {
    create('terminal').log.debug('x');
    create('terminal', { PLATFORM_DEBUG: '1' }).log.debug('y');
    expect(machine.printed()).toBe('debug: y\n');
  });
});

it('a new file with a summary does not replace what a step before wrote elsewhere', async () => {
  writeFileSync(join(machine.workspace, 'platform-actions.env'), 'ATTACK=1\n');
  await create('gitlab').finish?.(hostEnding('pass', []));
  expect(inWorkspace('platform-actions.env')).not.toContain('ATTACK');
});
