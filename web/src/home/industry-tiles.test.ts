import { expect, test } from 'vitest';
import type { Boot } from '../page/boot.ts';
import { toIndustryTiles } from './industry-tiles.ts';

// The function reads only these values of a boot.
const boot = { device: 'pc', lang: 'en', imageServer: '/gateway' } as unknown as Boot;
const texts = {
  lang: 'en',
  text: (key: string) => key,
  counted: (_: string, count: number) => `${count} products`,
} as const;

test('the home page shows only the industries that have products', () => {
  const tiles = toIndustryTiles(
    [
      { industry: 'textile', count: 2, image: '' },
      { industry: 'textile', count: 1, image: 'towel' },
      { industry: 'pets', count: 0, image: 'bowl' },
    ],
    { boot, texts },
  );
  expect(tiles.map(({ key, count }) => [key, count])).toEqual([['textile', '3 products']]);
  expect(tiles[0]?.image).toContain('towel');
});

test('there are none without products', () => expect(toIndustryTiles([], { boot, texts })).toEqual([]));
