import type { SampleRow } from './sample-ports.ts';

/** The product of a sample, as the target of a name and picture look-up. */
export const toSampleTarget = ({ product_id, supplier_id }: Pick<SampleRow, 'product_id' | 'supplier_id'>) => ({
  type: 'product' as const,
  targetId: product_id,
  supplierId: supplier_id,
});

/** The facts of a sample that both sides see, except names and the stand. */
export const toSampleFacts = (row: SampleRow) => ({
  id: row.sample_id,
  exhibitionId: row.exhibition_id,
  goodsId: row.product_id,
  quantity: row.quantity,
  createTime: Number(row.created),
});
