import { EXHIBITION_BLOCKED_ID } from '@fairhall/core/contract/exhibition/limits';
import { sql } from 'kysely';

/** SQL for other features: `exhibition_id` and `supplier_id` of all exhibitors at visible exhibitions. */
export const exhibitorSql = sql`
  select exhibitor.exhibition_id, exhibitor.supplier_id from exhibitor
  join exhibition on exhibition.exhibition_id = exhibitor.exhibition_id
  where exhibition.is_shown and exhibition.exhibition_id <> ${EXHIBITION_BLOCKED_ID}`;
