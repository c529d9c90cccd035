import { type Kysely, sql } from 'kysely';

/** What buyers plan to see at exhibitions. `goods_id` is '' for a stand as a whole; `created` is epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Without a foreign key to exhibitors and products: what is imported anew stands where it was planned.
  `create table planner_item (
    item_id text collate "C" primary key,
    account_id text collate "C" not null references account on delete cascade,
    exhibition_id text collate "C" not null,
    supplier_id text collate "C" not null,
    goods_id text collate "C" not null default '',
    remark text not null default '',
    created bigint not null,
    unique (account_id, exhibition_id, supplier_id, goods_id)
  )`,
];
