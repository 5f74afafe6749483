// Data that the check of the container image reads from the release workflow, the image's description, and the pages about CIs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { documentBlocks } from '../test/support/document-blocks.ts';

const print = (text) => process.stdout.write(`${text}\n`);
const config = (file) => JSON.parse(readFileSync(file, 'utf8')).config;

/** Shell of the first block of a page; every page has to name the image. */
const pages = {
  tekton: (text) => parse(text).spec.steps.map(({ script }) => script),
  circleci: (text) =>
    parse(text).jobs.pin.steps.flatMap(({ run }) => (run === undefined ? [] : [run.command])),
  jenkins: (text) => [...text.matchAll(/\bsh '([^']*)'/g)].map(([, script]) => script),
};

const jobs = {
  /** The script of a step of the release. */
  step: (id) => {
    const { steps } = parse(readFileSync('.github/workflows/release.yml', 'utf8')).jobs.image;
    print(steps.find((step) => step.id === id).run);
  },
  /** The image says how it is to be run. */
  config: (file, version) => {
    const { User, WorkingDir, Env, Labels } = config(file);
    const is = { User, WorkingDir, version: Labels['org.opencontainers.image.version'] };
    const wanted = { User: '65532:65532', WorkingDir: '/workspace', version };
    if (JSON.stringify(is) !== JSON.stringify(wanted))
      throw new Error(`the image says ${JSON.stringify(is)}`);
    if (!Env.includes('PLATFORM_ACTIONS=/opt/platform-actions')) throw new Error(`the image has ${Env}`);
  },
  entrypoint: (file) => print(config(file).Entrypoint.join(' ')),
  /** Writes the script that each page runs in the image, and prints the names of the pages. */
  scripts: (folder) => {
    for (const [host, read] of Object.entries(pages)) {
      const page = `docs/hosts/${host}.md`;
      const block = documentBlocks().find(({ path, number }) => path === page && number === 1);
      const found = block === undefined ? [] : read(block.text);
      if (found.length === 0 || !block.text.includes('ghcr.io/platform-actions/platform-actions:'))
        throw new Error(`${page} has no script for the image`);
      writeFileSync(join(folder, `${host}.sh`), `${found.join('\n')}\n`);
      print(host);
    }
  },
};

const [job = '', ...words] = process.argv.slice(2);
jobs[job](...words);
