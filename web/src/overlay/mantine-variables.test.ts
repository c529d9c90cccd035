import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const found = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const layer = read('./overlay-provider.tsx');
const tokens = read('../theme/tokens.css');
const variables = read('./mantine-variables.css');
const { resolve } = createRequire(import.meta.url);
const styles = [...found(layer, /'(@mantine\/core\/styles\/[^']+)'/g)].map((name) =>
  readFileSync(resolve(name), 'utf8'),
);

test('every Mantine variable read by the styles in use has our own value', () => {
  const wanted = found(styles.join('\n'), /var\((--mantine-[\w-]+)/g);
  const given = found(variables, /(--mantine-[\w-]+):/g);
  expect(wanted.size).toBeGreaterThan(5);
  expect([...wanted].filter((name) => !given.has(name))).toEqual([]);
});

test('those values are tokens of the theme', () => {
  const tokenNames = found(tokens, /(--fh-[\w-]+):/g);
  const used = found(variables, /var\((--fh-[\w-]+)\)/g);
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !tokenNames.has(name))).toEqual([]);
});

test('all Mantine styles are in a layer, so that our own styles win', () => {
  expect(styles.filter((text) => !text.trimStart().startsWith('@layer mantine'))).toEqual([]);
  expect(variables).toContain('@layer mantine {');
});
