import { expect, test } from 'vitest';
import { SLUG_MAX, slugText } from './slug.ts';

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
])('%s the name %j stands in an address as %s', (_row, name, slug) => {
  expect(slugText(name)).toBe(slug);
});

test('R-2.087 R-9.048 a long name is cut to fifty characters before the underscore', () => {
  expect(SLUG_MAX).toBe(50);
  expect(slugText('x'.repeat(80))).toBe(`${'x'.repeat(50)}`);
  expect(slugText(`${'x'.repeat(49)} yz`)).toBe(`${'x'.repeat(49)}`);
});

test('A-14 a slug of a slug is that slug', () => {
  const text = slugText(`Ärger & Co. / ${'long '.repeat(20)}`);
  expect(slugText(text)).toBe(text);
});
