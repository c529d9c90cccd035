import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { hasWords } from '../db/has-words.ts';
import type { Contact } from './contact.ts';

const PAGE_SIZE = 20;

interface SupplierFilter {
  readonly keyword?: string | undefined;
  /** A supplier that the keyword names by id or own key; it is found too. */
  readonly supplierId: string;
  /** True for suppliers with a contact address or a person with an account, false for the others; all if absent. */
  readonly reachable?: boolean | undefined;
  readonly pageNo: number;
}

interface SupplierRow {
  readonly supplierId: string;
  readonly name: string;
  readonly contact: Contact;
  readonly people: number;
  readonly waiting: number;
}

interface SupplierPage {
  readonly records: SupplierRow[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/**
 * Suppliers by words of their name in the language of the call, else in English, or by id or own key, also those that are
 * taken down; by name, twenty a page. D-94
 */
export async function findSuppliers(
  { database, lang }: CallContext,
  { keyword = '', supplierId, reachable, pageNo }: SupplierFilter,
): Promise<SupplierPage> {
  const isWanted = reachable === undefined ? sql`true` : sql`reachable = ${reachable}`;
  const found = sql`(
    select * from (
      select supplier.id, coalesce(local.name, english.name, '') as name,
        split_part(coalesce(local.search_text, english.search_text, ''), chr(10), 1) as searched,
        coalesce(contact.email, '') <> '' or exists (
          select 1 from account where account.supplier_id = supplier.id and kind = 'supplier' and removed_at is null
        ) as reachable
      from (select id from supplier union all select supplier_id from taken_down_supplier) supplier
        left join supplier_text english on english.supplier_id = supplier.id and english.lang = 'en'
        left join supplier_text local on local.supplier_id = supplier.id and local.lang = ${lang}
        left join supplier_contact contact on contact.supplier_id = supplier.id
    ) named
    where (${hasWords(sql`searched`, keyword)} or id = ${supplierId}) and ${isWanted}
  )`;
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${found} found`.execute(
    database.kysely,
  );
  const { rows } = await sql<SupplierRow>`
    select id as "supplierId", name, json_build_object('email', coalesce(contact.email, ''),
        'lang', coalesce(contact.lang, ''), 'timeZone', coalesce(contact.time_zone, '')) as contact,
      (select count(*)::int from account where account.supplier_id = id and kind = 'supplier' and removed_at is null)
        as people, ${selectWaitingCount(sql.ref('id'))} as waiting
    from (select id, name from ${found} found order by lower(name), id limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE})
      page left join supplier_contact contact on contact.supplier_id = id
    order by lower(name), id`.execute(database.kysely);
  return { records: rows, total: counted.rows[0]?.total ?? 0, pageNo, pageSize: PAGE_SIZE };
}

/** The number of a supplier's enquiries that wait for an answer. */
export async function countWaitingEnquiries({ database }: CallContext, supplierId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select ${selectWaitingCount(sql`${supplierId}`)} as waiting`.execute(
    database.kysely,
  );
  return rows[0]?.waiting ?? 0;
}

const selectWaitingCount = (supplierId: ReturnType<typeof sql>) => sql`(
  select count(*)::int from enquiry where enquiry.supplier_id = ${supplierId} and delivered_at is not null
    and state in ('new', 'read', 'answered') and waits_since is not null)`;
