import { randomUUID } from 'node:crypto';
import type { Database } from '@fairhall/gateway/db/database';
import { sql } from 'kysely';
import { insertSession } from '../support/accounts.ts';

/** Enquiries that have been delivered to their supplier, for its people to answer. */
export interface Threads {
  readonly waiting: readonly Thread[];
  /** The tokens of the supplier's two people. */
  readonly people: readonly string[];
}

export interface Thread {
  readonly enquiryId: string;
  /** The sender's address, which no other enquiry has. */
  readonly email: string;
}

const SUPPLIER = 'S1';
const PEOPLE = ['answers-first', 'answers-second'];
/** The prefix of the task ids of these enquiries, which no action has sent. */
export const TASK_PREFIX = 'prepared-';

/** Sends emails about answers at once; otherwise each round would wait ten minutes for the grouped ones. */
const AT_ONCE = [
  `create function at_once() returns trigger language plpgsql as $$
  begin
    new.due := new.created;
    return new;
  end $$`,
  `create trigger at_once before insert on outbox for each row execute function at_once()`,
];

/** Inserts `count` delivered enquiries of guests, and two people of their supplier. */
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
