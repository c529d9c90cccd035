import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MAKER = new URL('working-copy.ts', import.meta.url).href;
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fairhall-small-'));
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  for (const folder of ['core/node_modules', 'node_modules/.pnpm/zod'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  writeFileSync(join(root, 'core/rule.ts'), 'export const LIMIT = 20;\n');
  writeFileSync(join(root, 'node_modules/.pnpm/zod/package.json'), '{}');
  symlinkSync('../../node_modules/.pnpm/zod', join(root, 'core/node_modules/zod'));
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  'process.exit(0)',
  "process.kill(process.pid, 'SIGTERM')",
  "process.kill(process.pid, 'SIGINT')",
  "throw new Error('a bug')",
])('a working copy has sources and packages, and is removed when its process ends: %s', (how) => {
  const code = `import { existsSync } from 'node:fs';
    import { createWorkingCopy } from '${MAKER}';
    const copy = createWorkingCopy('${root}');
    console.log(copy);
    console.log(['core/rule.ts', 'core/node_modules/zod/package.json'].every((file) => existsSync(copy + '/' + file)));
    setInterval(() => {}, 1000);
    ${how}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  const [copy = '/', isWhole] = stdout.trim().split('\n');
  expect([copy.includes('fairhall-broken-'), isWhole, existsSync(copy)]).toEqual([true, 'true', false]);
});
