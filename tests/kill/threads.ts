import { randomUUID } from 'node:crypto';
import type { Database } from '@fairhall/gateway/db/database';
import { sql } from 'kysely';
import { insertSession } from '../support/accounts.ts';

/** Enquiries that have reached their supplier, for its people to answer. */
export interface Threads {
  readonly waiting: readonly Thread[];
  /** The tokens of the two people who answer for the supplier. */
  readonly people: readonly string[];
}

export interface Thread {
  readonly enquiryId: string;
  /** The address of its sender, which no other enquiry has. */
  readonly email: string;
}

const SUPPLIER = 'S1';
const PEOPLE = ['answers-first', 'answers-second'];
/** How the tasks of these enquiries begin, which no action has sent. */
export const TASK_PREFIX = 'prepared-';

/** Mails of answers go out at once, or each round would wait ten minutes for those that are gathered. */
const AT_ONCE = [
  `create function at_once() returns trigger language plpgsql as $$
  begin
    new.due := new.created;
    return new;
  end $$`,
  `create trigger at_once before insert on outbox for each row execute function at_once()`,
];

/** Inserts so many delivered enquiries of guests, and two people of their supplier. */
export async function insertThreads(database: Database, count: number): Promise<Threads> {
  for (const statement of AT_ONCE) await sql.raw(statement).execute(database.kysely);
  const people: string[] = [];
  for (const accountId of PEOPLE) {
    people.push(await insertSession(database, 'supplier', { accountId, supplierId: SUPPLIER }));
  }
  const waiting: Thread[] = [];
  for (let index = 0; index < count; index++) waiting.push(await insertThread(database));
  return { waiting, people };
}

async function insertThread({ kysely }: Database): Promise<Thread> {
  const [enquiryId, now] = [randomUUID(), Date.now()];
  const email = `${enquiryId}@buyers.example`;
  const content = 'Please quote 500 pieces.';
  await kysely
    .insertInto('enquiry')
    .values({
      enquiry_id: enquiryId,
      task_id: `${TASK_PREFIX}${enquiryId}`,
      type: 'supplier',
      target_id: SUPPLIER,
      supplier_id: SUPPLIER,
      content,
      email,
      quantity: null,
      exhibition_id: null,
      promotion_id: null,
      source: 1,
      lang: 'en',
      site_id: 1,
      visitor: null,
      address: '127.0.0.1',
      account_id: null,
      created: now,
      verified_at: now,
      delivered_at: now,
      last_at: now,
      waits_since: now,
      state: 'new',
      state_reason: null,
      read_at: null,
      answered_at: null,
      closed_at: null,
      closed_by: null,
      last_position: 1,
      buyer_seen_at: null,
      supplier_seen_at: null,
    })
    .execute();
  await kysely
    .insertInto('message')
    .values({
      message_id: randomUUID(),
      enquiry_id: enquiryId,
      position: 1,
      side: 'buyer',
      account_id: null,
      author: '',
      text: content,
      created: now,
      read_at: null,
      task_id: null,
    })
    .execute();
  return { enquiryId, email };
}
