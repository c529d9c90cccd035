import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const bootstrap = new URL('../bootstrap.mjs', import.meta.url).pathname;

/** An npm that packs something else than was published, and notes what it was asked. */
const FALSE_NPM = `#!/usr/bin/env node
const { appendFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const args = process.argv.slice(2);
appendFileSync(process.env.ASKED, args.join(' ') + '\\n');
if (args[0] === 'pack') writeFileSync(join(process.cwd(), args.find((arg) => arg.includes('@')).replace('@', '-') + '.tgz'), 'other');
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairhall-bootstrap-'));
  for (const name of ['cli', 'bin']) mkdirSync(join(folder, name));
  copyFileSync(bootstrap, join(folder, 'cli', 'bootstrap.mjs'));
  writeFileSync(join(folder, 'bin', 'npm'), FALSE_NPM, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('THR-61 what is fetched must be what was published: else one sentence says so, and nothing of it is kept or run', () => {
  const asked = join(folder, 'asked');
  const env = { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, ASKED: asked };
  const run = spawnSync(process.execPath, [join(folder, 'cli', 'bootstrap.mjs'), 'check'], { env, encoding: 'utf8' });
  expect([run.status, run.stdout]).toEqual([1, '']);
  expect(run.stderr).toMatch(
    /^Fetching pnpm \S+ …\nWhat the registry gave as pnpm \S+ is not what was published, so nothing of it was installed\.\n$/,
  );
  expect(readFileSync(asked, 'utf8')).toMatch(/^pack .*--ignore-scripts.*\n$/);
  expect(readdirSync(join(folder, '.tools'))).toEqual([]);
  expect(existsSync(join(folder, 'node_modules'))).toEqual(false);
});
