import type { Database } from '@fairhall/gateway/db/database';
import { cleanUpEnquiries } from '@fairhall/gateway/enquiry/enquiry.clean-up';
import { createRandomId, hashSha256 } from '@fairhall/gateway/identity/secrets';
import { createToken } from '@fairhall/gateway/identity/tokens';
import { sql } from 'kysely';

const DAY = 86_400_000;

/** A supplier's person, logged in from an address of their own. */
export interface Answerer {
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Inserts people of the first supplier, and a number of enquiries from all buyers in turn that the people have read.
 */
export async function insertEnquiries(
  database: Database,
  { count, people }: { readonly count: number; readonly people: number },
): Promise<readonly Answerer[]> {
  const { kysely } = database;
  const { id } = await kysely.selectFrom('supplier').select('id').orderBy('id').executeTakeFirstOrThrow();
  await sql`set statement_timeout = 0`.execute(kysely);
  await sql`with buyers as (
      select account_id, email, row_number() over (order by account_id) - 1 as place, count(*) over () as many
      from account where kind = 'buyer')
    insert into enquiry (enquiry_id, type, target_id, supplier_id, content, email, source, lang, site_id, address, task_id,
      created, verified_at, account_id, state, closed_by, delivered_at, last_at, supplier_read, waits_since)
    select 'bench-' || number, 'supplier', ${id}, ${id}, 'Fifty thousand cotton tote bags, 140 g/m².', email, 3, 'en', 999,
      '192.0.2.1', 'bench-' || number, number, number, account_id,
      case when number % 20 = 0 then 'spam' when number % 7 = 0 then 'closed' when number % 2 = 0 then 'answered' else 'read' end,
      case when number % 20 = 0 or number % 7 = 0 then 'supplier' end, number, number, 1,
      case when number % 20 > 0 and number % 7 > 0 and number % 2 = 1 then number end
    from generate_series(1, ${count}::integer) as number join buyers on buyers.place = number % buyers.many`.execute(
    kysely,
  );
  await sql`insert into message (message_id, enquiry_id, position, side, author, text, created)
    select enquiry_id, enquiry_id, 1, 'buyer', 'Priya', content, created from enquiry`.execute(kysely);
  // The hourly clean-up merges the many inserted count rows.
  await cleanUpEnquiries(database, 0);
  await sql`vacuum (analyze)`.execute(kysely);
  return insertAnswerers(database, id, people);
}

async function insertAnswerers({ kysely }: Database, supplierId: string, count: number): Promise<readonly Answerer[]> {
  const created = Date.now();
  const answerers = Array.from({ length: count }, (_, place) => ({
    accountId: createRandomId(),
    token: createToken('supplier'),
    headers: {
      'X-Visitor-Key': `${createRandomId()}-of-a-supplier-of-the-bench`,
      'X-Forwarded-For': `10.200.0.${place + 1}`,
    },
  }));
  const personFields = { kind: 'supplier', supplier_id: supplierId, supplier_right: 'manage', created } as const;
  await kysely
    .insertInto('account')
    .values(
      answerers.map(({ accountId }) => ({ account_id: accountId, email: `${accountId}@example.com`, ...personFields })),
    )
    .execute();
  await kysely
    .insertInto('supplier_session')
    .values(
      answerers.map(({ accountId: account_id, token }) => ({
        token_hash: hashSha256(token),
        account_id,
        created,
        expires: created + DAY,
      })),
    )
    .execute();
  return answerers;
}
