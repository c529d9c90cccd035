import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffSupplierPicture } from '@fairhall/core/contract/catalogue/staff-picture-calls';
import { sql } from 'kysely';
import type { CallContext } from '../../call-context.ts';
import { toPicturesVersion } from './picture-change.ts';

type PendingPictures = OutputOf<typeof staffSupplierPicture.waiting>;

const PAGE_SIZE = 20;
const WAITING = sql`profile_picture_change pending join supplier on supplier.id = pending.supplier_id
  where pending.state = 'waiting'`;

/** Suppliers whose pictures wait for an operator, the oldest change first. D-97 */
export async function findWaitingPictures(
  { database: { kysely }, lang }: CallContext,
  pageNo: number,
): Promise<PendingPictures> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${WAITING}`.execute(kysely);
  const { rows } = await sql<Omit<PendingPictures['records'][number], 'version'>>`
    select supplier.id as "supplierId", pending.since,
      coalesce((select name from supplier_text text where text.supplier_id = supplier.id and lang in (${lang}, 'en')
        order by lang = ${lang} desc limit 1), '') as name,
      json_build_object('logo', supplier.logo, 'images', supplier.images) as present,
      json_build_object('logo', pending.logo, 'images', pending.images) as wanted
    from ${WAITING} order by pending.since, pending.supplier_id
    limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`.execute(kysely);
  const records = rows.map((row) => ({ ...row, version: toPicturesVersion(row.wanted) }));
  return { records, total: counted.rows[0]?.total ?? 0, pageNo, pageSize: PAGE_SIZE };
}
