import type { HostEnding } from '../host/host.ts';
import type { Finding } from './finding.ts';
import { renderCodeQuality } from './report/code-quality.ts';
import { renderJunit } from './report/junit.ts';

/** How a run ended, with the reports that hosts write of its findings. */
export function hostEnding(result: HostEnding['result'], findings: readonly Finding[]): HostEnding {
  return {
    result,
    findings,
    reports: {
      codeQuality: (fallbackPath) => renderCodeQuality(findings, fallbackPath),
      junit: (command) => renderJunit(command, findings),
    },
  };
}
