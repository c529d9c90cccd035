import type { ImportedProduct } from '@fairhall/core/catalogue/import/product-row';
import { CompiledQuery } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { toArrayText } from '../../db/to-array-text.ts';
import { supplierBriefs } from './refresh-texts.ts';

/** A product that was just inserted: it has no views and no score. */
export interface NewProductText {
  readonly id: string;
  readonly product: ImportedProduct;
  readonly industry: string;
  readonly created: number;
  /** In ten-thousandths. */
  readonly priceLow: number;
  readonly priceHigh: number;
}

/**
 * Writes the cards and pages of new products, character for character as `refreshTexts` would. All their content is in
 * memory, and reading it back would take half the time. Content is sent once for all languages that use the same text.
 */
export async function writeNewTexts({ kysely }: Transaction, products: readonly NewProductText[]): Promise<void> {
  if (products.length === 0) return;
  const spoken = await kysely.selectFrom('catalogue_language').select('lang').execute();
  const languages = spoken.map(({ lang }) => lang);
  const texts = products.flatMap((one) => toTexts(one, languages));
  const column = (of: (text: NewText) => string) => toArrayText(texts.map(of));
  const suppliers = [...new Set(products.map(({ product }) => product.supplierId))];
  const values = [
    column(({ id }) => id),
    column(({ supplierId }) => supplierId),
    column(({ langs }) => langs.join(' ')),
    column(({ brief }) => brief),
    column(({ rest }) => rest),
    toArrayText(suppliers),
  ];
  await kysely.executeQuery(CompiledQuery.raw(WRITE, values));
}

const WRITE = `
  with owner as materialized (${supplierBriefs('supplier.id = any($6::text[])')}), given as materialized (
    select id, supplier_id, lang, brief, rest
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as made (id, supplier_id, langs, brief, rest)
      cross join string_to_table(langs, ' ') lang
  ), card as (
    insert into product_card (product_id, lang, json)
    select given.id, given.lang, '{' || brief || ',"supplier":' || owner.json || '}'
    from given join owner on owner.id = given.supplier_id and owner.lang = given.lang
  )
  insert into product_page (product_id, lang, json) select id, lang, brief || ',' || rest from given`;

interface NewText {
  readonly id: string;
  readonly supplierId: string;
  readonly langs: readonly string[];
  /** Content of both card and page: members of a JSON object, without its braces. */
  readonly brief: string;
  /** Further content of the page only. */
  readonly rest: string;
}

/** A product's texts in each language it is written in; other languages use the English one. */
function toTexts(one: NewProductText, languages: readonly string[]): readonly NewText[] {
  const { id, product } = one;
  const writtenLanguages = new Set(product.texts.map(({ lang }) => lang));
  return product.texts.map((text) => {
    const langs =
      text.lang === 'en' ? languages.filter((lang) => lang === 'en' || !writtenLanguages.has(lang)) : [text.lang];
    return { id, supplierId: product.supplierId, langs, ...textOf(one, text) };
  });
}

type Text = ImportedProduct['texts'][number];

function textOf({ id, product, industry, created, priceLow, priceHigh }: NewProductText, local: Text) {
  const textIn = (wanted: string) => product.texts.find((text) => text.lang === wanted);
  const [en, zh] = [textIn('en'), textIn('zh')];
  const name = json(local.name);
  const { images, tags, leadDays, tradeTerms } = product;
  const attributes = (local.attributes.length === 0 ? en?.attributes : local.attributes) ?? [];
  const formatPair = ({ name, value }: Text['attributes'][number]): string =>
    `{"name":${json(name)},"value":${json(value)}}`;
  return {
    brief: `"goodsSpuId":${json(id)},"goodsName":${name},"goodsNameEn":${json(en?.name ?? '')}${
      zh === undefined ? '' : `,"goodsNameCn":${json(zh.name)}`
    },"goodsNameLocal":${name},"categoryId":${json(product.categoryId)},"industry":${json(industry)},"images":${
      images.length === 0 ? '[]' : json(images)
    },"minOrder":${product.minOrder},"unit":${json(product.unit)},"priceMin":${decimal(priceLow)},"priceMax":${decimal(
      priceHigh,
    )},"currency":${json(product.currency)},"createTime":${created}`,
    rest: `"tagCodes":${tags.length === 0 ? '[]' : json(tags)},"attributes":[${attributes.map(formatPair).join(',')}],"description":${json(
      local.description,
    )},"supplierId":${json(product.supplierId)},"exhibitionIds":[]${leadDays === null ? '' : `,"leadDays":${leadDays}`}${
      tradeTerms === undefined ? '' : `,"tradeTerms":${formatJsonb(tradeTerms)}`
    },"score":0`,
  };
}

const json = (value: string | readonly string[]): string => JSON.stringify(value);

/** An object without lists as the database writes it: members with short names come first. */
function formatJsonb(value: object | string | number): string {
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1))
    .map(([name, member]) => `${json(name)}:${formatJsonb(member)}`);
  return `{${members.join(',')}}`;
}

/** Ten-thousandths as a decimal number without trailing zeros. */
function decimal(parts: number): string {
  const digits = String(parts).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '');
}
