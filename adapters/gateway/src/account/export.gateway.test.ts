import { randomBytes, randomUUID } from 'node:crypto';
import { EXPORT_ROWS_MAX } from '@fairhall/core/contract/catalogue/import-limits';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import {
  createHeaders,
  createPerson,
  PASSWORD,
  type Person,
  registerForToken,
} from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { createMemoryFiles } from '../../../../tests/support/memory-files.ts';
import {
  findBuyerOfToken,
  insertEnquiry,
  insertHoldings,
  PERSONAL_DATA_INSERTS,
} from '../../../../tests/support/personal-data-inserts.ts';
import type { PersonalData } from '../personal-data.ts';
import { serveExport } from './serve-export.ts';

const { prepareExport: PREPARE, holdings: HOLDINGS } = gatewayContract.account;

let now = Date.parse('2026-11-23T12:00:00Z');
const database = testDatabase();
const files = createMemoryFiles();
const gateway = testGateway(database, { now: () => now, files });

interface Member {
  readonly who: Person;
  readonly token: string;
}

async function member(): Promise<Member> {
  const who = createPerson();
  return { who, token: await registerForToken(gateway(), who) };
}

const prepare = ({ who, token }: Member, password = PASSWORD) =>
  post(gateway(), PREPARE.path, { password }, { headers: createHeaders(who), envelope: { token } });
const addressFor = async (buyer: Member) => ((await readData(prepare(buyer))) as { address: string }).address;
const fetched = (address: string, method = 'GET') =>
  gateway().handle(new Request(`http://localhost/gateway/${address}`, { method }), { address: '10.0.0.1' });

async function unpacked(answer: Response): Promise<Readonly<Record<string, string>>> {
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()), { lazyEntries: true, autoClose: false });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    files[entry.fileName] = Buffer.concat(chunks).toString();
  }
  return files;
}

describe('the archive with all data of a buyer', () => {
  test('THR-29 contains the buyer’s own data, but no text or contact data of others', async () => {
    const [buyer, other] = [await member(), await member()];
    const owner = await findBuyerOfToken(database(), buyer.token);
    await insertHoldings(database(), owner, 'hers');
    await insertHoldings(database(), await findBuyerOfToken(database(), other.token), 'another');
    const answer = await fetched(await addressFor(buyer));
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const lists = await unpacked(answer);
    expect(Object.keys(lists).sort()).toEqual(
      [
        'account',
        'badgeScans',
        'businessCards',
        'cart',
        'draws',
        'enquiries',
        'feedback',
        'follows',
        'meetings',
        'orders',
        'planner',
        'preregistrations',
        'requestChanges',
        'requests',
        'samples',
        'sessions',
        'sharedCard',
        'showInvitations',
        'standRequests',
        'subscriptions',
        ...Object.keys(PERSONAL_DATA_INSERTS),
      ]
        .map((name) => `${name}.json`)
        .sort(),
    );
    // Messages between an address and the organiser belong to the buyer's data only once the buyer has confirmed the
    // address.
    const {
      'feedback.json': feedback,
      'showInvitations.json': invitations,
      'standRequests.json': stands,
      ...others
    } = lists;
    expect([feedback, invitations, stands].map((list) => JSON.parse(list ?? ''))).toEqual([[], [], []]);
    for (const text of Object.values(others)) expect(JSON.parse(text).length).toBeGreaterThan(0);
    const all = Object.values(lists).join('\n');
    expect(all).toContain('hers: request');
    expect(all).toContain('hers: message');
    expect(JSON.parse(lists['planner.json'] ?? '')).toMatchObject([{ day: '2026-11-24', time: '10:30' }]);
    expect(all).toContain(owner.email);
    expect(all).not.toContain('another');
    expect(all).not.toContain('from the supplier');
    expect(all).not.toMatch(/argon2id|token_hash|password/);
    expect(await readData(post(gateway(), HOLDINGS.path, {}, { envelope: { token: buyer.token } }))).toEqual({
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
    });
  });

  test('THR-29 contains every enquiry, even beyond the page size', async () => {
    const buyer = await member();
    const owner = await findBuyerOfToken(database(), buyer.token);
    for (let count = 0; count <= EXPORT_ROWS_MAX; count += 1)
      await insertEnquiry(database(), { ...owner, mark: 'hers', deliveredAt: now });
    const { 'enquiries.json': enquiries = '' } = await unpacked(await fetched(await addressFor(buyer)));
    const ids = (JSON.parse(enquiries) as { enquiryId: string }[]).map((row) => row.enquiryId);
    expect([ids.length, new Set(ids).size]).toEqual([EXPORT_ROWS_MAX + 1, EXPORT_ROWS_MAX + 1]);
  });

  test('THR-29 contains the files that the buyer sent with an RFQ or in a thread, but not those of a supplier', async () => {
    const buyer = await member();
    const { kysely } = database();
    const owner = await findBuyerOfToken(database(), buyer.token);
    const enquiryId = await insertHoldings(database(), owner, 'hers');
    const messages = await kysely
      .selectFrom('message')
      .select(['message_id', 'side'])
      .where('enquiry_id', '=', enquiryId)
      .execute();
    for (const { message_id, side } of messages) {
      await kysely
        .insertInto('file')
        .values({
          file_id: `thread-${message_id}`,
          kind: 'thread',
          visitor: null,
          account_id: null,
          enquiry_id: enquiryId,
          name: `drawing of a ${side}.pdf`,
          size: 1,
          content_type: 'application/pdf',
          is_private: true,
          fingerprint: 'f',
          task_id: message_id,
          created: now,
          adopted_by: message_id,
          adopted_at: now,
        })
        .execute();
    }
    const sent = await kysely.selectFrom('file').select('file_id').execute();
    for (const { file_id } of sent) await files.put(file_id, Buffer.from('%PDF'));
    const names = Object.keys(await unpacked(await fetched(await addressFor(buyer))));
    const sentFiles = names
      .filter((name) => name.startsWith('files/'))
      .map((name) => name.replace(/^files\/.{22,}?-(?=hers|draw)/, ''));
    expect(sentFiles.sort()).toEqual(['drawing of a buyer.pdf', 'hers.pdf']);
  });

  test('THR-04 can be downloaded once, within ten minutes, by anyone with the URL', async () => {
    const buyer = await member();
    const address = await addressFor(buyer);
    const together = await Promise.all([fetched(address), fetched(address)]);
    expect(together.map(({ status }) => status).sort()).toEqual([200, 404]);
    await Promise.all(together.map((answer) => answer.arrayBuffer()));
    const late = await addressFor(buyer);
    now += 600_000;
    expect((await fetched(late)).status).toBe(404);
    expect((await fetched(`account-export/${'a'.repeat(43)}`)).status).toBe(404);
    expect((await fetched(await addressFor(buyer), 'HEAD')).status).toBe(405);
  });

  test('THR-13 requires the password, and is limited to five a day', async () => {
    const buyer = await member();
    expect((await readError(prepare(buyer, 'a wrong one'))).code).toBe('1004');
    for (let times = 0; times < 5; times += 1) expect((await prepare(buyer)).status).toBe(200);
    expect((await readError(prepare(buyer))).status).toBe(429);
  });

  test.each(['lists', 'files'] as const)('REL-16 stops reading %s as soon as the client disconnects', async (kind) => {
    const reading = Promise.withResolvers<'closed'>();
    const part: PersonalData = { tables: [], [kind]: kind === 'lists' ? { rows: endless } : endless };
    async function* endless() {
      try {
        for (let row = 0; ; row += 1) yield { name: `${row}.bin`, bytes: randomBytes(65_536), text: randomUUID() };
      } finally {
        reading.resolve('closed');
      }
    }
    const { respond } = serveExport({ database: database(), personalData: [part], now: () => now });
    const address = await addressFor(await member());
    const answer = await respond(new Request(`http://localhost/gateway/${address}`), { address: '10.0.0.1' });
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    expect(await reading.promise).toBe('closed');
  });

  test('REL-23 a lost database connection ends only this archive, even if its cursor cannot be closed', async () => {
    const reading = Promise.withResolvers<'closed'>();
    async function* endless() {
      try {
        for (let row = 0; ; row += 1) yield { row, text: randomBytes(65_536).toString('base64') };
      } finally {
        reading.resolve('closed');
        // biome-ignore lint/correctness/noUnsafeFinally: a cursor of a lost connection fails to close
        throw Object.assign(new Error('not queryable'), { code: '57P01' });
      }
    }
    const part: PersonalData = { tables: [], lists: { rows: endless } };
    const { respond } = serveExport({ database: database(), personalData: [part], now: () => now });
    const address = await addressFor(await member());
    const unheard: unknown[] = [];
    const hear = (error: unknown): void => void unheard.push(error);
    process.on('uncaughtException', hear);
    try {
      const answer = await respond(new Request(`http://localhost/gateway/${address}`), { address: '10.0.0.1' });
      const reader = answer.body?.getReader();
      await reader?.read();
      await reader?.cancel();
      expect(await reading.promise).toBe('closed');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(unheard).toEqual([]);
    } finally {
      process.off('uncaughtException', hear);
    }
  });
});
