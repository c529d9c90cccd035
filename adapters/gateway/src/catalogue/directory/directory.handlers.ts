import type { ProductBrief, SupplierRow } from '@fairhall/core/contract/catalogue/calls';
import type { directory, HotItem, HotType, IndexEntry, IndexKind } from '@fairhall/core/contract/directory/calls';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../../call-context.ts';
import { getRouteTable } from '../../route-table.ts';
import { NOT_FOUND } from '../../wire/call-error.ts';
import * as statements from './directory.statements.ts';

/** Entries of a page of an index. D-21 */
const PAGE_SIZE = 60;
const RELATED = 12;

/** Indexes by letter, keywords, and the most viewed items. */
export const directoryHandlers: Handlers<typeof directory, CallContext> = {
  hot: async ({ type }, context) => ok(await listHotItems(type, context)),
  index: async ({ kind, letter, pageNo }, context) => {
    const { database, lang } = context;
    const found = await database.json(statements.INDEX, [kind, letter, lang, PAGE_SIZE, (pageNo - 1) * PAGE_SIZE]);
    const { letters, total, rows } = JSON.parse(found ?? '') as IndexAnswer;
    const records = rows.map((row) => entryOf(row, kind, context));
    return ok({ records, letters, total, pageNo, pageSize: PAGE_SIZE });
  },
  keyword: async ({ kind, keyword }, context) => {
    const { database, lang } = context;
    const found = await database.json(statements.KEYWORD, [kind, keyword, lang, RELATED]);
    if (found === null) return err(NOT_FOUND);
    const { name, enName, item, related } = JSON.parse(found) as KeywordAnswer;
    return ok({
      name,
      enName,
      related: related.map((row) => entryOf(row, kind, context)),
      ...(kind === 'showroom' ? { categoryId: item } : {}),
    });
  },
};

/** A row as the statements return it. */
interface EntryRow {
  readonly slug: string;
  readonly item: string;
  readonly name: string;
  readonly enName: string;
  readonly products: number;
}
interface IndexAnswer {
  readonly letters: string[];
  readonly total: number;
  readonly rows: readonly EntryRow[];
}
interface KeywordAnswer {
  readonly name: string;
  readonly enName: string;
  readonly item: string;
  readonly related: readonly EntryRow[];
}

function entryOf({ slug, item, name, enName, products }: EntryRow, kind: IndexKind, context: CallContext): IndexEntry {
  const { href } = getRouteTable(context);
  const url =
    kind === 'aggregates'
      ? href('aggregate', { name: slug, categoryId: item })
      : href(kind === 'showroom' ? 'showroom' : 'hots', { keyword: slug });
  return { name, url, products, ...(name === enName ? {} : { enName }) };
}

async function listHotItems(type: HotType, context: CallContext): Promise<HotItem[]> {
  if (type === 'exhibition') return []; // exhibitions have no view counts yet
  const text = await context.database.json(statements.ITEM_STATEMENTS[type], [context.lang]);
  const { href } = getRouteTable(context);
  if (type === 'product')
    return (JSON.parse(text ?? '[]') as ProductBrief[]).map((product) => ({
      id: product.goodsSpuId,
      name: product.goodsName,
      image: product.images[0] ?? '',
      url: href('product', { name: product.goodsNameEn ?? product.goodsName, productId: product.goodsSpuId }),
      product,
    }));
  if (type === 'supplier')
    return (JSON.parse(text ?? '[]') as SupplierRow[]).map((supplier) => ({
      id: supplier.supplierId,
      name: supplier.supplierName,
      image: supplier.logo,
      url: href('supplier', { name: supplier.supplierName, supplierId: supplier.supplierId }),
      supplier,
    }));
  return (JSON.parse(text ?? '[]') as HotCategory[]).map(({ id, name, enName, image, products, industry }) => ({
    id,
    name,
    image,
    products,
    industry,
    url: href('category', { name: enName, categoryId: id }),
  }));
}

interface HotCategory {
  readonly id: string;
  readonly name: string;
  readonly enName: string;
  readonly image: string;
  readonly products: number;
  readonly industry: string;
}
