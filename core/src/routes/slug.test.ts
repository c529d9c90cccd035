import { expect, test } from 'vitest';
import { PATH_SLUG_MAX, toSlug } from './slug.ts';

test.each([
  ['R-2.085', 'A & B/C', 'A-B-C'],
  ['R-2.085', '50% off!', '50-off'],
  ['R-2.086', 'a, b.c', 'a-b-c'],
  ['R-2.086', 'one_two - three – four — five:six;seven', 'one-two-three-four-five-six-seven'],
  ['R-2.088', 'Lamp', 'Lamp'],
  ['A-14', 'Café Zürich ﬁlter', 'Cafe-Zurich-filter'],
  ['A-14', '…-- -Lamp- --', 'Lamp'],
  ['A-14', '灯具', ''],
  ['A-14', '', ''],
])('%s the name %j is written in a URL as %s', (_row, name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('R-2.087 R-9.048 a long name is cut to fifty characters before the underscore', () => {
  expect(PATH_SLUG_MAX).toBe(50);
  expect(toSlug('x'.repeat(80))).toBe(`${'x'.repeat(50)}`);
  expect(toSlug(`${'x'.repeat(49)} yz`)).toBe(`${'x'.repeat(49)}`);
});

test('A-14 the slug of a slug is unchanged', () => {
  const text = toSlug(`Ärger & Co. / ${'long '.repeat(20)}`);
  expect(toSlug(text)).toBe(text);
});
