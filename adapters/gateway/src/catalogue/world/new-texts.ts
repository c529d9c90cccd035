import type { ImportedProduct } from '@fairhall/core/catalogue/import/product-row';
import { sql } from 'kysely';
import { arrayText } from '../../db/array-text.ts';
import type { Transaction } from '../../db/database.ts';
import { supplierBriefs } from './refresh-texts.ts';

/** A product that was just inserted: nobody has looked at it or scored it. */
export interface NewProductText {
  readonly id: string;
  readonly product: ImportedProduct;
  readonly industry: string;
  readonly created: number;
  /** Ten-thousandths. */
  readonly priceLow: number;
  readonly priceHigh: number;
}

/**
 * Writes the cards and pages of new products, letter by letter as `refreshTexts` would: all that they say is at hand, and
 * reading it again is half of what making them takes.
 */
export async function writeNewTexts(transaction: Transaction, products: readonly NewProductText[]): Promise<void> {
  if (products.length === 0) return;
  const supplierIds = [...new Set(products.map(({ product }) => product.supplierId))];
  const briefs = await supplierBriefs(transaction, supplierIds);
  const owners = new Map(briefs.map(({ id, lang, json }) => [`${lang} ${id}`, json]));
  const languages = [...new Set(briefs.map(({ lang }) => lang))];
  const texts = products.flatMap((one) => languages.map((lang) => ({ id: one.id, lang, ...textsOf(one, lang) })));
  const ids = arrayText(texts.map(({ id }) => id));
  const langs = arrayText(texts.map(({ lang }) => lang));
  const cards = texts.map(({ brief }, at) => {
    const { supplierId } = (products[Math.floor(at / languages.length)] as NewProductText).product;
    return `{${brief},"supplier":${owners.get(`${texts[at]?.lang} ${supplierId}`)}}`;
  });
  const insert = (table: 'product_card' | 'product_page', json: readonly string[]) =>
    sql`insert into ${sql.table(table)} (product_id, lang, json)
      select * from unnest(${ids}::text[], ${langs}::text[], ${arrayText(json)}::text[])`.execute(transaction.kysely);
  await insert('product_card', cards);
  await insert(
    'product_page',
    texts.map(({ brief, rest }) => `${brief},${rest}`),
  );
}

/** What a card and a page say, and what only the page says behind it; members of an object without its braces. */
function textsOf({ id, product, industry, created, priceLow, priceHigh }: NewProductText, lang: string) {
  const textIn = (wanted: string) => product.texts.find((text) => text.lang === wanted);
  const [en, zh, local] = [textIn('en'), textIn('zh'), textIn(lang)];
  const name = local?.name ?? en?.name;
  const attributes = local === undefined || local.attributes.length === 0 ? en?.attributes : local.attributes;
  const brief = [
    ...[member('goodsSpuId', id), member('goodsName', name), member('goodsNameEn', en?.name)],
    ...(zh === undefined ? [] : [member('goodsNameCn', zh.name)]),
    ...[member('goodsNameLocal', name), member('categoryId', product.categoryId), member('industry', industry)],
    ...[member('images', product.images), member('minOrder', product.minOrder), member('unit', product.unit)],
    `"priceMin":${decimal(priceLow)}`,
    `"priceMax":${decimal(priceHigh)}`,
    ...[member('currency', product.currency), member('createTime', created)],
  ];
  const rest = [
    member('tagCodes', product.tags),
    member(
      'attributes',
      attributes?.map((one) => ({ name: one.name, value: one.value })),
    ),
    member('description', local?.description ?? en?.description),
    ...[member('supplierId', product.supplierId), '"exhibitionIds":[]'],
    ...(product.leadDays === null ? [] : [member('leadDays', product.leadDays)]),
    '"score":0',
  ];
  return { brief: brief.join(','), rest: rest.join(',') };
}

const member = (name: string, value: unknown): string => `"${name}":${JSON.stringify(value)}`;

/** Ten-thousandths as a decimal number without noughts at its end. */
function decimal(parts: number): string {
  const digits = String(parts).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '');
}
