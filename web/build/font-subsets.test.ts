import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

type Range = readonly [first: number, last: number];

const hex = (text = ''): number => Number.parseInt(text, 16);

/** The character ranges that each font file contains. */
const cut = [...read('./font-subsets.ts').matchAll(/name: '(plex-[a-z-]+)',.*?signs: \[(.*?)\n {4}\],/gs)].map(
  ([, name = '', signs = '']) => ({
    name,
    ranges: [...signs.matchAll(/\[0x([0-9a-f]+), 0x([0-9a-f]+)\]/g)].map(([, from, to]): Range => [hex(from), hex(to)]),
  }),
);
/** The character ranges for which the page loads each font file. */
const fetched = [
  ...read('../src/theme/fonts.css').matchAll(/@fonts\/(plex-[a-z-]+)\.woff2.*?unicode-range:([^;]*);/gs),
].map(([, name = '', signs = '']) => ({
  name,
  ranges: [...signs.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from, to]): Range => [hex(from), hex(to ?? from)],
  ),
}));

test('a font file is loaded for the characters that it contains, and for no others', () => {
  expect(cut.length).toBeGreaterThan(3);
  expect(fetched).toEqual(cut);
});

test('no character is in two font files', () => {
  const ranges = cut.flatMap((each) => each.ranges).sort(([one], [other]) => one - other);
  const doubled = ranges.filter(([first], place) => first <= (ranges[place - 1]?.[1] ?? -1));
  expect(doubled).toEqual([]);
});
