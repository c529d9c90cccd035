import { type Kysely, sql } from 'kysely';

/**
 * When a supplier's people are there, and how soon and how reliably they answer. Times are epoch milliseconds, hours of the
 * day minutes after midnight.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table supplier_contact
    add column days smallint[] not null default '{1,2,3,4,5}',
    add column opens smallint not null default 540,
    add column closes smallint not null default 1080`,
  // Without a foreign key, as the contact: a supplier that is imported anew keeps its figures.
  `create table supplier_reply (
    supplier_id text collate "C" primary key,
    hours integer,
    rate smallint not null
  )`,
  // Of what was delivered lately, for the figures.
  `create index enquiry_delivered on enquiry (supplier_id, delivered_at) where delivered_at is not null`,
];
