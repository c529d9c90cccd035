import { expect, test } from 'vitest';
import { toAscii } from './to-ascii.ts';

test.each([
  ['a text', '"ürün – 产品 🏭"'],
  ['a template', '`${1}–`'],
  ['a pattern', '/[–—]+/.source.length > 0 && "a–b".replace(/[–—]/g, "-")'],
  ['a pattern of whole letters', '"🏭x".replace(/[🏭]/u, "")'],
  ['a name', '({ größe: 1 }).größe'],
  ['a letter after a slash', String.raw`"\–\\–".length + "\–\\–"`],
  ['a letter after a slash in a pattern', String.raw`"a–b".replace(/\–/, "-")`],
])('%s means the same in ASCII', (_, code) => {
  const ascii = toAscii(code);
  expect(ascii).toMatch(/^[\0-\x7f]*$/);
  const run = (source: string): unknown => new Function(`return ${source}`)();
  // The text of the pattern differs, but not its matches.
  expect(run(ascii)).toEqual(run(code));
});

test('ASCII code is left unchanged', () => {
  const code = `${String.raw`const a = "\u2013", b = String.raw`}\`\\rtf\`;`;
  expect(toAscii(code)).toBe(code);
});

test('a text that would show the escapes is rejected', () => {
  expect(() => toAscii('String.raw`a – b`')).toThrow('String.raw');
});
