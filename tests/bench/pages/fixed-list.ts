import type { ProductBrief } from '@fairhall/core/contract/catalogue/calls';
import { encodeSuccess } from '@fairhall/core/contract/envelope';
import { ROW_START } from '@fairhall/core/contract/rows';
import { generateProduct, generateSupplier } from '../catalogue/generator.ts';

const CARDS = 40;
const SUPPLIERS = 50;
const NOW = Date.UTC(2026, 10, 21);

/** The gateway's response to a search of forty products, ready in the process. */
export function createFixedListAnswer(): string {
  const records = Array.from({ length: CARDS }, (_, index) => briefAt(index));
  const facets = [
    {
      key: 'category',
      values: records
        .slice(0, 24)
        .map(({ categoryId, goodsName }) => ({ value: categoryId, label: goodsName, count: 40 })),
    },
  ];
  const rows = records.map((record) => ROW_START + JSON.stringify(record)).join(',');
  const others = JSON.stringify({ total: 900, pageNo: 1, pageSize: CARDS, facets }).slice(1);
  return encodeSuccess('micro', `{"records":[${rows}${ROW_START}],${others}`);
}

function briefAt(index: number): ProductBrief {
  const row = generateProduct(index, SUPPLIERS);
  const { id, industry, countryId, countryCode, established, proofs, texts } = generateSupplier(index);
  const name = row.texts.en?.name ?? '';
  const prices = row.tiers.map(({ price }) => price);
  return {
    goodsSpuId: row.id,
    goodsName: name,
    goodsNameEn: name,
    goodsNameLocal: name,
    categoryId: row.category,
    industry,
    images: row.images,
    minOrder: row.minOrder,
    unit: row.unit,
    currency: row.currency,
    createTime: NOW - row.age,
    priceMin: Math.min(...prices),
    priceMax: Math.max(...prices),
    supplier: { supplierId: id, supplierName: texts.en?.name ?? '', countryId, countryCode, established, proofs },
  };
}
