import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, type PicturePosition } from './picture.tsx';

const SRC = '/gateway/image/332.0.80.10.0/9.jpg';
const SIZES = '50vw';

/** Returns the tags of a picture at a position, without React's preload links. */
const shown = (place: PicturePosition, sizes?: string): readonly string[] => {
  const markup = renderToStaticMarkup(
    <Picture src={SRC} place={place} width={332} alt="A bag" {...(sizes && { sizes })} />,
  );
  return markup.match(/<(img|noscript)[^>]*>/g) ?? [];
};

test.each(['first', 'seen', 'below'] as const)('a picture in place %s has its size and its alt text', (place) => {
  const images = shown(place, SIZES).filter((tag) => tag.startsWith('<img'));
  for (const image of images)
    for (const part of ['width="332"', 'height="332"', 'alt="A bag"']) expect(image).toContain(part);
});

test('the first picture loads before all others, in the width that its screen needs', () => {
  const [image = ''] = shown('first', SIZES);
  expect(image).toContain('fetchPriority="high"');
  expect(image).not.toContain('loading="lazy"');
  expect(image).toContain(`srcSet="${SRC} 332w, /gateway/image/480.0.80.10.0/9.jpg 480w" sizes="50vw"`);
});

test('another picture in view loads lazily, after the styles of the page', () => {
  const [image = ''] = shown('seen', SIZES);
  expect(image).toContain('loading="lazy"');
  expect(image).not.toContain('fetchPriority');
});

test('R-9.044 a picture below the fold is loaded by a script, and at once without JavaScript', () => {
  const [image = '', noscript, plain = ''] = shown('below', SIZES);
  expect(image).toContain(`data-src="${SRC}"`);
  expect(image).toMatch(/ src="data:image\/gif/);
  expect([noscript, plain.includes(` src="${SRC}"`)]).toEqual(['<noscript>', true]);
});

test('a picture with the same size on all screens has no srcset', () => {
  expect(shown('seen').join('')).not.toContain('srcSet');
});
