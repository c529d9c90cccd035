import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Page, PageContext } from '../page/contexts.ts';
import { FollowContext, type ProductFollows } from '../ui/product-follows.ts';
import { ProductGrid } from '../ui/product-grid.tsx';
import type { ProductWords } from '../ui/product-words.ts';
import { bytesOf } from './byte-chunks.ts';
import { createPageMarkup, type PageMarkup } from './markup-cache.ts';
import { createViewDataCache, getCachedJson } from './view-data-cache.ts';

const words = (id: string, changed: Partial<ProductWords> = {}): ProductWords => ({
  id,
  href: `/a_${id}.html`,
  image: `/gateway/image/${id}?w=332`,
  title: `Pump <"${id}"> & hose`,
  price: '$2.50',
  basis: 'per piece · MOQ 500',
  supplier: 'Coimbatore Weaves',
  supplierFacts: 'India · 11 yrs',
  verified: true,
  industry: 'textile',
  ...changed,
});

function listOf(
  cards: readonly ProductWords[],
  { cacheMarkup, piecesOf }: Partial<PageMarkup>,
  followed: ProductFollows | null = null,
): string {
  const page = { texts: { text: (key: string) => key }, ports: null, cacheMarkup } as unknown as Page; // all that a list reads
  const html = renderToString(
    <PageContext value={page}>
      <FollowContext value={followed}>
        <ProductGrid cards={cards} columns="four" eager={1} />
      </FollowContext>
    </PageContext>,
  );
  const whole = piecesOf === undefined ? html : bytesOf(piecesOf(html)).toString();
  return whole.replace(/^(<link [^>]*>)+/, '');
}

test('a list of cached cards is exactly the markup that the browser renders', () => {
  const cards = [words('P1'), words('P2', { price: null, verified: false }), words('P3')];
  const whole = listOf(cards, {});
  expect(listOf(cards, createPageMarkup())).toBe(whole);
  expect(listOf(cards, createPageMarkup())).toBe(whole);
  expect(whole).toContain('Pump &lt;&quot;P1&quot;&gt; &amp; hose');
});

test('a card is cached with its picture loaded at once and with it deferred', () => {
  const card = words('P1');
  expect(listOf([card, card], createPageMarkup())).toBe(listOf([card, card], {}));
});

test('a card is cached with and without a follow button, and with and without a stand', () => {
  const cards = [words('P4'), words('P5', { stand: 'H3 A12' })];
  const hearts: ProductFollows = { ids: new Set(), dispatch: () => undefined };
  for (const followed of [null, hearts, null]) {
    const html = listOf(cards, createPageMarkup(), followed);
    expect(html).toBe(listOf(cards, {}, followed));
    expect(html.includes('<button')).toBe(followed !== null);
  }
  expect(listOf(cards, {}).match(/H3 A12/g)).toHaveLength(1);
});

test('view data with equal content is built once for the same audience, and again for others and for other content', () => {
  const [english, arabic] = [createViewDataCache('en buyer'), createViewDataCache('ar buyer')];
  const first = english('card', { id: 'P1', price: 2 }, () => ({ text: 'two' }));
  expect(createViewDataCache('en buyer')('card', { id: 'P1', price: 2 }, () => ({ text: 'again' }))).toBe(first);
  expect(english('card', { id: 'P1', price: 3 }, () => ({ text: 'three' }))).toEqual({ text: 'three' });
  expect(arabic('card', { id: 'P1', price: 2 }, () => ({ text: 'اثنان' }))).toEqual({ text: 'اثنان' });
});

test('the JSON of cached view data is exactly what a page writes, built once; other data has none', () => {
  const kept = createViewDataCache('en buyer')('card', { id: 'P9' }, () => ({ title: '</script> & Co' }));
  expect(getCachedJson(kept)?.toString()).toBe('{"title":"\\u003c/script> & Co"}');
  expect(getCachedJson(kept)).toBe(getCachedJson(kept));
  expect(getCachedJson({ title: '</script> & Co' })).toBeUndefined();
});

test('a product may be named like a placeholder for cached markup', () => {
  const card = words('P1', { title: '<kept 0>' });
  expect(listOf([card], createPageMarkup())).toBe(listOf([card], {}));
});
