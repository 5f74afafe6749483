import { debug, endGroup, error, notice, setSecret, startGroup, warning } from '@actions/core';
import { plainLine } from '../../base/plain-text.ts';
import type { Redactor } from '../../base/redactor.ts';
import { createCommandLog } from '../command-log.ts';
import type { Annotation, Host } from '../host.ts';
import { type HostLog, harmless, quotable } from '../log-writer.ts';
import type { Flavour } from './github-flavour.ts';

const ISSUES = { error, warning, notice } as const;
const LEVELS = ['error', 'warning', 'notice'] as const;

/** Creates the log of a step: workflow commands by `@actions/core`, and plain lines made harmless. */
export function createGithubLog(
  flavour: Flavour,
  {
    callCore,
    secrets,
    write,
  }: {
    readonly callCore: (call: () => void) => void;
    readonly secrets: Redactor;
    readonly write: (text: string) => void;
  },
): HostLog & Pick<Host, 'mask' | 'group'> {
  const safe = (text: string): string => harmless(secrets.redact(text));
  const plain = createCommandLog({
    write,
    secrets,
    levels: flavour.annotations === 'native' ? LEVELS : [],
    issue: (annotation) => callCore(() => issueOf(annotation, secrets)),
    debug: (text) => callCore(() => debug(text)),
  });
  return {
    ...plain,
    quote: (text) => {
      const token = crypto.randomUUID();
      write(`::stop-commands::${token}\n${quotable(secrets.redact(text))}\n::${token}::\n`);
    },
    mask: (secret) => {
      for (const form of secrets.add(secret)) callCore(() => setSecret(form));
    },
    group: async (title, body) => {
      callCore(() => startGroup(safe(title)));
      try {
        return await body();
      } finally {
        callCore(endGroup);
      }
    },
  };
}

function issueOf(annotation: Annotation, secrets: Redactor): void {
  const safe = (text: string): string => harmless(secrets.redact(text));
  const { column, endColumn, endLine, file, level, line, message, title } = annotation;
  // A name that has to be changed would no longer refer to the file; the runner trims the properties.
  const isNamed = file === undefined || safe(file).trim() === file;
  const place = {
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { startLine: line }),
    ...(endLine === undefined ? {} : { endLine }),
    ...(column === undefined ? {} : { startColumn: column }),
    ...(endColumn === undefined ? {} : { endColumn }),
  };
  const text = isNamed ? message : `${plainLine(file)}:${line ?? 1}: ${message}`;
  // `core` writes a space if all properties are empty.
  ISSUES[level](safe(text), { ...(title === '' ? {} : { title: safe(title) }), ...(isNamed ? place : {}) });
}
