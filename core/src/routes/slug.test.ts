import { expect, test } from 'vitest';
import { SLUG_MAX, slugify, slugText } from './slug.ts';

test.each([
  ['R-2.085', 'A & B/C', 'A-B-C_'],
  ['R-2.085', '50% off!', '50-off_'],
  ['R-2.086', 'a, b.c', 'a-b-c_'],
  ['R-2.086', 'one_two - three – four — five:six;seven', 'one-two-three-four-five-six-seven_'],
  ['R-2.088', 'Lamp', 'Lamp_'],
  ['A-14', 'Café Zürich ﬁlter', 'Cafe-Zurich-filter_'],
  ['A-14', '…-- -Lamp- --', 'Lamp_'],
  ['A-14', '灯具', '_'],
  ['A-14', '', '_'],
])('%s the name %j stands in an address as %s', (_row, name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('R-2.087 R-9.048 a long name is cut to fifty characters before the underscore', () => {
  expect(SLUG_MAX).toBe(50);
  expect(slugify('x'.repeat(80))).toBe(`${'x'.repeat(50)}_`);
  expect(slugify(`${'x'.repeat(49)} yz`)).toBe(`${'x'.repeat(49)}_`);
});

test('A-14 a slug of a slug is that slug', () => {
  const text = slugText(`Ärger & Co. / ${'long '.repeat(20)}`);
  expect(slugText(text)).toBe(text);
});
