import type { RfqInput } from '@fairhall/core/contract/rfq/calls';
import type { Selectable } from 'kysely';
import type { RfqTables } from './rfq.tables.ts';

/** A request after its schema was parsed: ids are texts. */
export type RfqToStore = Omit<RfqInput, 'exhibitionId' | 'productId' | 'attachments'> & {
  readonly exhibitionId?: string | undefined;
  readonly productId?: string | undefined;
  readonly attachments?: readonly string[] | undefined;
};

/** A stored request without its files, as if it were sent now. */
export const toStoredInput = (row: Selectable<RfqTables['rfq']>): RfqToStore => ({
  description: row.description,
  email: row.email,
  source: row.source,
  cateAndTag: row.cate_and_tag,
  ...(row.question !== null && { question: row.question }),
  ...(row.quantity !== null && { quantity: row.quantity }),
  ...(row.unit !== null && { unit: row.unit }),
  ...(row.country_id !== null && { countryId: row.country_id }),
  ...(row.exhibition_id !== null && { exhibitionId: row.exhibition_id }),
});
