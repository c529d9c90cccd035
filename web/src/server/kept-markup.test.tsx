import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Page, PageContext } from '../page/contexts.ts';
import { ProductGrid } from '../ui/product-grid.tsx';
import type { ProductWords } from '../ui/product-words.ts';
import { keepMarkup } from './kept-markup.ts';
import { keepWordsFor } from './kept-words.ts';

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

function listOf(cards: readonly ProductWords[], kept: Pick<Page, 'keepMarkup'>): string {
  const page = { texts: { text: (key: string) => key }, ports: null, ...kept } as unknown as Page; // all that a list reads
  const html = renderToString(
    <PageContext value={page}>
      <ProductGrid cards={cards} columns="four" eager={1} />
    </PageContext>,
  );
  return html.replace(/^(<link [^>]*>)+/, '');
}

test('a list of kept cards is the markup that the browser renders, to the letter', () => {
  const cards = [words('P1'), words('P2', { price: null, verified: false }), words('P3')];
  const whole = listOf(cards, {});
  expect(listOf(cards, { keepMarkup })).toBe(whole);
  expect(listOf(cards, { keepMarkup })).toBe(whole);
  expect(whole).toContain('Pump &lt;&quot;P1&quot;&gt; &amp; hose');
});

test('a card is kept with its picture at once, and with it put off', () => {
  const card = words('P1');
  expect(listOf([card, card], { keepMarkup })).toBe(listOf([card, card], {}));
});

test('words of equal content are made once for the same readers, and anew for others and for other content', () => {
  const [english, arabic] = [keepWordsFor('en buyer'), keepWordsFor('ar buyer')];
  const first = english({ id: 'P1', price: 2 }, () => ({ text: 'two' }));
  expect(keepWordsFor('en buyer')({ id: 'P1', price: 2 }, () => ({ text: 'again' }))).toBe(first);
  expect(english({ id: 'P1', price: 3 }, () => ({ text: 'three' }))).toEqual({ text: 'three' });
  expect(arabic({ id: 'P1', price: 2 }, () => ({ text: 'اثنان' }))).toEqual({ text: 'اثنان' });
});
