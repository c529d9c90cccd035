import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  insertSession,
  logIn,
  PASSWORD,
  type Person,
  registerForToken,
  USER_INFO,
} from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway, testPasswords } from '../../../../tests/support/gateway.ts';
import { createMemoryFiles } from '../../../../tests/support/memory-files.ts';
import { findBuyerOfToken, insertHoldings } from '../../../../tests/support/personal-data-inserts.ts';
import { sendThread } from '../../../../tests/support/threads.ts';
import type { CallContext } from '../call-context.ts';
import { listPersonalData } from '../list-personal-data.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import type { AccountPorts } from './account-ports.ts';
import { eraseAccount } from './erase-account.ts';

const { erase: ERASE } = gatewayContract.account;
/** The name as the buyer typed it in messages and as the account has it. */
const NAME = 'Priya Nair';
/** Searched for as a whole: a part of it may occur in an id or a time. */
const PHONE = '98765 43210';

const now = Date.parse('2026-11-23T12:00:00Z');
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });

interface Member {
  readonly who: Person;
  readonly token: string;
}

async function member(): Promise<Member> {
  const who = createPerson();
  return { who, token: await registerForToken(gateway(), who) };
}

const erase = ({ who, token }: Member, { password = PASSWORD, headers = createHeaders(who) } = {}) =>
  post(gateway(), ERASE.path, { password }, { headers, envelope: { token } });
const isOpen = async (token: string) => (await post(gateway(), USER_INFO, {}, { envelope: { token } })).status === 200;

/** A buyer with data in every table. */
async function owner() {
  const buyer = await member();
  const named = { nickname: NAME, companyName: 'Malabar Lighting' };
  const { completePurchaseInfo: TELL } = gatewayContract.account;
  await readData(
    post(gateway(), TELL.path, named, { headers: createHeaders(buyer.who), envelope: { token: buyer.token } }),
  );
  const known = await findBuyerOfToken(database(), buyer.token);
  return {
    ...buyer,
    ...known,
    enquiryId: await insertHoldings(database(), known, `of ${known.accountId.slice(0, 8)}`),
  };
}

/** Tables that contain a word in some row. */
async function tablesWith(word: string): Promise<readonly string[]> {
  const { kysely } = database();
  const found: string[] = [];
  for (const { name } of await kysely.introspection.getTables()) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} as row where strpos(lower(row::text), ${word.toLowerCase()}) > 0 limit 1`.execute(
      kysely,
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

const RECEIPT = {
  requests: 1,
  orders: 1,
  files: 1,
  cartProducts: 1,
  follows: 1,
  preregistrations: 1,
  sessions: 1,
  unsentEnquiries: 1,
  enquiries: 1,
  messages: 1,
  time: now,
};

describe('a buyer who erases the account', () => {
  test('THR-29 is removed from every table except the email that confirms it', async () => {
    const buyer = await owner();
    expect((await tablesWith(buyer.accountId)).length).toBeGreaterThan(8);
    expect(await readData(erase(buyer))).toEqual(RECEIPT);
    expect(await tablesWith(buyer.accountId)).toEqual([]);
    expect(await tablesWith(buyer.email)).toEqual(['outbox']);
    const [mail, ...more] = await listRecentMails(database(), buyer.email);
    expect([mail?.subject, more]).toEqual(['Your Fairhall account has been deleted', []]);
    expect(mail?.text).toContain('your messages in them (1)');
  });

  test('THR-29 leaves delivered messages with the supplier, without name and contact data, in a closed thread', async () => {
    const buyer = await owner();
    await readData(erase(buyer));
    const token = await insertSession(database(), 'supplier', { accountId: `S1-${buyer.accountId}`, created: now });
    const named = { enquiryId: buyer.enquiryId };
    const thread = await readData(sendThread(gateway(), 'supplierEnquiry', 'thread', named, { token, time: now }));
    expect(thread).toMatchObject({ state: 'closed', closedBy: 'buyer', canReply: false, contact: { theirs: false } });
    const text = JSON.stringify(thread);
    expect(text).toContain('message, call');
    expect(text).toContain('from the supplier, reach me at sales@sun.example');
    expect([NAME, PHONE, buyer.email].filter((word) => text.includes(word))).toEqual([]);
    const row = database().kysely.selectFrom('enquiry').selectAll().where('enquiry_id', '=', buyer.enquiryId);
    const kept = JSON.stringify(await row.executeTakeFirstOrThrow());
    expect([NAME, PHONE, '10.0.0.9'].filter((word) => kept.includes(word))).toEqual([]);
    const answer = { ...named, text: 'Are you there?' };
    const answered = sendThread(gateway(), 'supplierEnquiry', 'answer', answer, { token, time: now });
    expect((await readError(answered)).status).toBe(409);
  });

  test('THR-08 is logged out everywhere, and can register again as a new buyer', async () => {
    const buyer = await owner();
    const elsewhere = ((await readData(logIn(gateway(), buyer.who))) as { token: string }).token;
    const answer = await erase(buyer);
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect([await isOpen(buyer.token), await isOpen(elsewhere)]).toEqual([false, false]);
    expect((await readError(logIn(gateway(), buyer.who))).code).toBe('1001');
    const token = await registerForToken(gateway(), buyer.who);
    const { total } = (await readData(
      post(gateway(), gatewayContract.enquiry.list.path, { pageNo: 1 }, { envelope: { token } }),
    )) as {
      total: number;
    };
    expect(total).toBe(0);
  });

  test('must enter the correct password before anything is erased', async () => {
    const buyer = await owner();
    const before = await tablesWith(buyer.accountId);
    expect(await readError(erase(buyer, { password: 'a wrong one' }))).toMatchObject({ status: 200, code: '1004' });
    expect(await isOpen(buyer.token)).toBe(true);
    expect(await tablesWith(buyer.accountId)).toEqual(before);
  });

  test('REL-02 gets the same receipt again after a lost response, and only one email', async () => {
    const buyer = await owner();
    const headers = createHeaders(buyer.who);
    const together = await Promise.all([erase(buyer, { headers }), erase(buyer, { headers })].map(readData));
    expect([...together, await readData(erase(buyer, { headers }))]).toEqual([RECEIPT, RECEIPT, RECEIPT]);
    expect(await listRecentMails(database(), buyer.email)).toHaveLength(1);
    expect((await readError(erase(buyer))).status).toBe(404);
  });

  test('REL-01 loses nothing if one part cannot be erased', async () => {
    const buyer = await owner();
    const before = await tablesWith(buyer.accountId);
    const broken = { tables: [], erase: () => Promise.reject(new Error('broken')) };
    const owned = [...listPersonalData(createMemoryFiles()), broken];
    // eraseAccount uses no other ports
    const ports = { database: database(), passwords: testPasswords, personalData: owned } as unknown as AccountPorts;
    const known = { accountId: buyer.accountId, email: buyer.email, isVerified: false };
    const context = {
      buyer: known,
      database: database(),
      address: '10.0.0.1',
      visitor: null,
      now,
      idempotencyKey: 'k',
    };
    // no other members are used
    const erasing = eraseAccount(ports, context as unknown as CallContext, { password: PASSWORD });
    await expect(erasing).rejects.toThrow('broken');
    expect(await tablesWith(buyer.accountId)).toEqual(before);
    expect(await isOpen(buyer.token)).toBe(true);
  });
});

/** Tables whose columns look like a person's but hold no buyer's data. */
const OTHERS: Readonly<Record<string, string>> = {
  supplier_contact: 'how a supplier is reached',
  invitation: 'colleagues whom a supplier invites',
  certificate: 'what a supplier is certified for',
  meeting_link: 'emails to exhibitors; deleted with the meeting that they are about',
};
const PERSONAL = /account|buyer|email|visitor|recipient|subject|scope|nickname|author|address|phone|registration/;

test('THR-29 every table with buyer data is erased by a part or listed with a reason to keep it', async () => {
  const tables = await database().kysely.introspection.getTables();
  const personal = tables.filter(({ columns }) => columns.some(({ name }) => PERSONAL.test(name)));
  const known = new Set<string>(listPersonalData(createMemoryFiles()).flatMap((part) => part.tables));
  expect(personal.map(({ name }) => name).filter((name) => !known.has(name) && !(name in OTHERS))).toEqual([]);
  expect(personal.length).toBeGreaterThan(10);
});
