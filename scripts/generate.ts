import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commands } from '../src/commands/commands.ts';
import { renderAll } from './generate/renderers.ts';
import { expectedText } from './generate/sections.ts';

const root = join(import.meta.dirname, '..');
const changed: string[] = [];
for (const generated of renderAll(commands)) {
  const file = join(root, generated.path);
  const current = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const text = expectedText(generated, current);
  if (text === current) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  changed.push(generated.path);
}
process.stdout.write(changed.length === 0 ? 'Everything is current.\n' : `Wrote ${changed.join(', ')}\n`);
