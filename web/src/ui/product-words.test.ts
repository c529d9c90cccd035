import { productCard } from '@fairhall/core/catalogue/card';
import { sampleBrief } from '@fairhall/core/contract/call-examples/rows';
import type { Texts } from '@fairhall/core/ports/texts';
import { expect, test } from 'vitest';
import type { Boot } from '../page/boot.ts';
import { createViewDataCache } from '../server/view-data-cache.ts';
import { productWords, type WordsContext } from './product-words.ts';

const texts = { text: (key: string) => key, counted: (key: string) => key } as unknown as Texts; // all that a card uses
const context: WordsContext = {
  boot: { lang: 'en', imageServer: '' } as unknown as Boot, // all that a card uses
  texts,
  href: (() => '/a') as WordsContext['href'],
  cacheViewData: createViewDataCache('en buyer'),
};
const at = (stand: string) => ({ stand, show: 'Istanbul' });

test('R-1.015 a card shows the stand that it is given, and is cached separately from one without', () => {
  const card = productCard(sampleBrief, 0);
  const first = productWords(card, context, at('H3 A12'));
  expect(first.stand).toBe('H3 A12');
  expect(productWords(card, context)).not.toHaveProperty('stand');
  expect(productWords(card, context, at('H1 B02')).stand).toBe('H1 B02');
  expect(productWords(card, context, at('H3 A12'))).toBe(first);
});
