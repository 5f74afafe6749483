import type { BundledPackage } from './bundled-packages.ts';

const RULE = '-'.repeat(80);

/** Text of `licenses.txt`: each bundled package as `name version`, its SPDX expression, then its license and notice. */
export function renderLicenses(packages: readonly BundledPackage[]): string {
  const parts = packages.map(({ name, version, license, texts }) =>
    [`${name} ${version}`, `SPDX-License-Identifier: ${license}`, ...texts].join('\n\n'),
  );
  const head = `The bundle holds code of ${packages.length} packages, each under its own license.`;
  return `${[head, ...parts].join(`\n\n${RULE}\n`)}\n`;
}
