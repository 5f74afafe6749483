import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/kit/findings/finding.ts';
import { ruleUrl } from '../../../src/kit/findings/rule.ts';
import { renderJunit } from '../../../src/kit/report/junit.ts';

const finding: Finding = {
  rule: 'unpinned',
  level: 'error',
  title: 'Not pinned',
  message: 'python has no <digest>',
  fingerprint: 'x',
};

describe('JUnit of findings', () => {
  it('has errors as failures and the rest as passing cases with words', () => {
    const full: Finding = {
      ...finding,
      artifact: 'python:3.12',
      fix: 'Add it.',
      location: { file: 'Dockerfile', line: 3 },
    };
    const xml = renderJunit('resolve-digest', [full, { ...finding, level: 'warning' }]);
    expect(xml).toContain('<testsuite name="resolve-digest" tests="2" failures="1" errors="0" skipped="0">');
    expect(xml).toContain(
      '<testcase classname="unpinned" name="Not pinned – python:3.12 – Dockerfile:3" file="Dockerfile">' +
        `<failure message="python has no &#60;digest&#62;" type="unpinned">python has no &#60;digest&#62;&#10;Add it.&#10;unpinned: ${ruleUrl('unpinned')}</failure></testcase>`,
    );
    expect(xml).toContain(
      `<testcase classname="unpinned" name="Not pinned"><system-out>warning: python has no &#60;digest&#62;&#10;unpinned: ${ruleUrl('unpinned')}</system-out></testcase>`,
    );
  });

  it('has what was judged without a finding as passing or skipped cases', () => {
    const xml = renderJunit(
      'advisory-gate',
      [],
      [
        { suite: 'a', name: 'b' },
        { suite: 'a', name: 'c', skipped: 'Ignored: <x>' },
      ],
    );
    expect(xml).toContain('tests="2" failures="0" errors="0" skipped="1"');
    expect(xml).toContain('<testcase classname="a" name="b"/>');
    expect(xml).toContain(
      '<testcase classname="a" name="c"><skipped message="Ignored: &#60;x&#62;"/></testcase>',
    );
  });

  it('has one passing case without findings', () => {
    const xml = renderJunit('check-deprecated', []);
    expect(xml).toContain('tests="1" failures="0"');
    expect(xml).toContain('<testcase classname="check-deprecated" name="no findings"/>');
  });
});
