import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Read as text and not imported: Playwright's `expect` conflicts with that of vitest. */
test.each([
  ['vitest', '../vitest.config.ts', 'allowOnly: false,'],
  ['Playwright', '../playwright.config.ts', 'forbidOnly: true,'],
])('a leftover `.only` fails the run of %s on every machine', (_runner, file, setting) => {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  expect(lines.filter((line) => line.includes('Only:')).map((line) => line.trim())).toEqual([setting]);
});
