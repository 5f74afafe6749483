import type { Renderer } from './generated.ts';
import { type HostFacts, hostFacts } from './host-facts.ts';
import { inlineMarkdown, markdownTable } from './markdown.ts';

const idTokenWords: Readonly<Record<HostFacts['capabilities']['idToken'], string>> = {
  'any-audience': 'for any audience',
  'declared-audience': 'for the audience that the job declares',
  'fixed-audience': 'for one fixed audience',
  none: 'none: give tokens',
};

const maskWords: Readonly<Record<HostFacts['capabilities']['mask'], string>> = {
  native: 'by the CI and by our own writer',
  'own-writer': 'by our own writer',
};

const cacheWords: Readonly<Record<HostFacts['capabilities']['cache'], string>> = {
  service: "the CI's service",
  folder: 'a folder that the job may keep',
  none: 'none',
};

/** Page of a host in the documentation. */
function link(facts: HostFacts): string {
  return `[${facts.title}](${facts.name === 'gitea' ? 'forgejo' : facts.name}.md)`;
}

/** The matrix of what each host can do, from the records that `doctor` shows. */
export const renderHostMatrix: Renderer = () => [
  {
    kind: 'sections',
    path: 'docs/hosts/README.md',
    sections: {
      hosts: markdownTable(
        ['Host', 'ID token', 'Its subject', 'Outputs', 'Findings', 'Summary', 'Secrets are masked', 'Cache'],
        hostFacts.map((facts) => [
          link(facts),
          idTokenWords[facts.capabilities.idToken],
          ...[facts.subject, facts.outputs, facts.findings, facts.summary].map(inlineMarkdown),
          maskWords[facts.capabilities.mask],
          cacheWords[facts.capabilities.cache],
        ]),
      ),
    },
  },
];
