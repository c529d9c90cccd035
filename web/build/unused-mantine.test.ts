import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { stripUnused } from './unused-mantine.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('@mantine/core')), '..', 'esm');
const changed = globSync('**/*.mjs', { cwd: folder }).flatMap((file) => {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = stripUnused(before, `/${file}`);
  return after === before ? [] : [{ name: file.split('/').at(-1), after }];
});
const textOf = (name: string): string => changed.find((file) => file.name === name)?.after ?? '';

test('every patch fits the installed version and changes only the files that it names', () => {
  expect(changed.map(({ name }) => name).sort()).toEqual([
    'Box.mjs',
    'DrawerRoot.mjs',
    'MantineProvider.mjs',
    'ModalBase.mjs',
    'ModalRoot.mjs',
    'default-theme.mjs',
    'get-single-element-child.mjs',
  ]);
});

test('the replacement for the library’s scroll lock is one component for all renders', () => {
  expect(textOf('ModalBase.mjs')).toMatch(/^const RemoveScroll = /m);
  expect(textOf('ModalBase.mjs')).not.toContain('react-remove-scroll');
});

test('a version that a patch no longer fits is reported', () => {
  expect(() => stripUnused('another text', '/esm/Box.mjs')).toThrow('Box.mjs no longer has');
});
