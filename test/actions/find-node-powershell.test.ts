import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Language, type Node, Parser } from 'web-tree-sitter';
import { manifests } from '../../src/commands/commands.ts';
import { readActionFile } from '../support/action-file.ts';
import { readRepositoryFile, repositoryRoot } from '../support/repository.ts';

/**
 * No PowerShell was at hand when this was written: these tests read the scripts and start nothing.
 * The grammar is that of Visual Studio Code.
 */
const grammar = join(
  repositoryRoot,
  'node_modules/@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm',
);

let parser: Parser;
beforeAll(async () => {
  await Parser.init();
  parser = new Parser();
  parser.setLanguage(await Language.load(readFileSync(grammar)));
});

function parse(text: string): Node {
  return parser.parse(text)?.rootNode ?? expect.fail('there is a tree');
}

const finder = readRepositoryFile('actions/find-node.ps1') ?? '';
const shellFinder = readRepositoryFile('actions/find-node.sh') ?? '';

describe('find-node.ps1', () => {
  it('is PowerShell', () => {
    expect(parse(finder).hasError).toBe(false);
    expect(parse('if ($x { exit').hasError).toBe(true);
  });

  it('wants the version and the places that find-node.sh wants', () => {
    for (const text of [finder, shellFinder])
      for (const words of ['20.18.1', 'RUNNER_TEMP', 'GITHUB_WORKSPACE', 'NODE_OPTIONS', 'externals'])
        expect(text).toContain(words);
    expect(finder).toContain('RUNNER_TOOL_CACHE');
    expect(finder).toContain("'x64', 'arm64'");
    expect(finder).toContain('WorkingDirectory = $neutralDirectory');
    // As find-node.sh does with `readlink`: neither a folder nor a file that is a link leads into the workspace.
    expect(finder).toContain('if (-not (Test-TrustedFile $Program)) { return $null }');
  });

  it('evaluates no text and starts programs without a shell', () => {
    const names = parse(finder)
      .descendantsOfType('command_name')
      .flatMap((node) => (node === null ? [] : [node.text]));
    const known = [
      'Test-Path',
      'Test-TrustedDirectory',
      'Test-TrustedFile',
      'Resolve-Link',
      'Invoke-Candidate',
      'Resolve-Candidate',
      'Join-Path',
      'Get-ChildItem',
      'Where-Object',
      'Sort-Object',
    ];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(finder).toContain('UseShellExecute = $false');
  });
});

describe.each(manifests.map(({ name }) => name))('the Windows step of actions/%s', (name) => {
  const { runs } = readActionFile(join(repositoryRoot, 'actions', name));
  const step = runs.using === 'composite' ? runs.steps.find(({ id }) => id === 'windows') : undefined;

  it('is PowerShell that starts the finder and the bundle, and passes the exit code on', () => {
    expect(step).toMatchObject({ shell: 'pwsh', if: "runner.os == 'Windows'" });
    const script = step?.run ?? '';
    expect(parse(script).hasError).toBe(false);
    expect(script).toMatch(/exit \$LASTEXITCODE\n$/);
    const paths = [...script.matchAll(/"\$env:GITHUB_ACTION_PATH\/([^"]+)"/g)].map(([, path = '']) => path);
    expect(paths).toEqual(['../find-node.ps1', '../../dist/index.js']);
    expect(existsSync(join(repositoryRoot, 'actions', name, '../find-node.ps1'))).toBe(true);
    expect(script).toContain(`dist/index.js" ${name}\n`);
  });

  it('is given the same environment as the other step', () => {
    const posix = runs.using === 'composite' ? runs.steps.find(({ id }) => id === 'posix') : undefined;
    expect(step?.env).toEqual(posix?.env);
  });
});
