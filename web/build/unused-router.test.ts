import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stripUnused } from './unused-router.ts';

const folder = join(createRequire(import.meta.url).resolve('react-router/package.json'), '..', 'dist', 'production');
const cut = (file: string): string => stripUnused(readFileSync(join(folder, file), 'utf8'), `/production/${file}`);

test('every patch fits the installed version', () => {
  const changed = [
    'index.js',
    ...['hooks', 'components', 'router/router', 'router/matcher'].map((name) => `lib/${name}.js`),
  ];
  for (const file of changed) expect(cut(file)).not.toBe(readFileSync(join(folder, file), 'utf8'));
});

test('code on first load imports the router core only for its constants', () => {
  for (const file of ['lib/hooks.js', 'lib/components.js']) {
    expect(cut(file).match(/"[^"]*router\/router\.js[^"]*"/g)).toEqual(['"./router/router.js?constants"']);
  }
});

test('a version that a patch no longer fits is reported', () => {
  expect(() => stripUnused('another text', '/lib/hooks.js')).toThrow('lib/hooks.js no longer has');
});
