import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { staticUrl } from './cms/static-content.ts';
import { IMAGE_WIDTHS, imageUrl, NO_PICTURE, toPrivateImageUrl } from './resource.ts';

test('R-7.033 an image URL contains the image id and its original size or a width', () => {
  expect(imageUrl('https://img.example', '111')).toBe('https://img.example/image/0.0.80.10.0/111.jpg');
  expect(imageUrl('', '111', 242)).toBe('/image/242.0.80.10.0/111.jpg');
  expect(new Set(IMAGE_WIDTHS.map((width) => imageUrl('', '111', width))).size).toBe(IMAGE_WIDTHS.length);
});

test.each(IMAGE_WIDTHS)(
  'R-7.033 without an id, the image URL of width %i is a placeholder that nobody requests',
  (width) => {
    for (const id of ['', null, undefined]) expect(imageUrl('https://img.example', id, width)).toBe(NO_PICTURE);
    expect(toPrivateImageUrl('https://img.example', '', 'sign', width)).toBe(NO_PICTURE);
  },
);

test.each([
  [[], '/999/en/faq.json'],
  [['1001'], '/999/en/faq:1001.json'],
  [['a,b', 7, '/../x'], '/999/en/faq:a%2Cb,7,%2F..%2Fx.json'],
  [[0], '/999/en/faq:0.json'],
])('R-7.034 A-47 the URL of static content with the data %j is %s', (data, path) => {
  expect(staticUrl(999, 'en', 'faq', data)).toBe(path);
});

test('R-7.034 any data can be read back from the URL and cannot leave its path', () => {
  const data = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(data, (items) => {
      const path = staticUrl(2, 'tr', 'intro', items);
      const [, written = ''] = /^\/2\/tr\/intro:([^/?#]*)\.json$/.exec(path) ?? [];
      expect(written.split(',').map(decodeURIComponent)).toEqual(items);
      expect(new URL(path, 'https://g.example').pathname).toBe(path);
    }),
  );
});
