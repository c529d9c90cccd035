import { randomUUID } from 'node:crypto';
import type { BadgeSharing } from '@fairhall/core/contract/lead/calls';
import { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertBadge, signBadge } from '../../../../tests/support/signed-badges.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import * as badgeScans from '../db/migrations/0097-badge-scans.ts';

const database = testDatabase();
const gateway = testGateway(database);
const SHOW = '9811';

beforeAll(() => insertExhibition(database(), { exhibition_id: SHOW, ...createExhibitionDays() }));

async function newStand() {
  const supplierId = `V${randomUUID().slice(0, 8)}`;
  await insertSupplier(database(), supplierId, 'Lyallpur Terry Mills');
  const row = { exhibition_id: SHOW, supplier_id: supplierId, hall: '2', stand_no: supplierId, spotlight: false };
  await database().kysely.insertInto('exhibitor').values(row).execute();
  return { supplierId, token: await insertSession(database(), 'supplier', { accountId: randomUUID(), supplierId }) };
}

async function newVisitor() {
  const accountId = `decides-${randomUUID().slice(0, 8)}`;
  const token = await insertSession(database(), 'buyer', { accountId });
  const badge = { accountId, email: `${accountId}@example.com`, mark: accountId, exhibitionId: SHOW };
  return { accountId, token, ...(await insertBadge(database(), badge)) };
}

type Stand = Awaited<ReturnType<typeof newStand>>;
type Visitor = Awaited<ReturnType<typeof newVisitor>>;

const ask = (call: string, data: object, { token }: { readonly token: string }) =>
  post(gateway(), `blade-supplier/lead/${call}`, data, {
    headers: createHeaders(createPerson()),
    envelope: { token, lang: 'en', ...createBrowserSign() },
  });
const scan = (text: string, by: Stand, more: object = {}) =>
  ask('scan', { text, scannedAt: Date.now() - 1000, rating: 0, tags: [], note: '', ...more }, by);
const tell = (call: string, data: object, { token }: Visitor) =>
  post(gateway(), `blade-pre-registration/lead/${call}`, data, {
    headers: createHeaders(createPerson()),
    envelope: { token },
  });
const scansOf = async (visitor: Visitor) =>
  ((await readData(tell('sharing', { exhibitionId: SHOW }, visitor))) as BadgeSharing).scans.map(
    ({ leadId, supplierId, scannedAt, isTakenBack }) => ({ leadId, supplierId, scannedAt, isTakenBack }),
  );

test('D-65 THR-33 a visitor’s withdrawal remains when the exhibitor removes the lead and scans the badge again', async () => {
  const [stand, visitor] = [await newStand(), await newVisitor()];
  const { leadId } = (await readData(scan(visitor.text, stand))) as { leadId: string };
  await readData(tell('takeBack', { leadId, isTakenBack: true }, visitor));
  await readData(ask('remove', { leadId }, stand));
  expect(await readError(scan(visitor.text, stand))).toMatchObject({
    status: 410,
    message: expect.stringContaining('has stopped sharing'),
  });
  expect(await scansOf(visitor)).toMatchObject([{ leadId, isTakenBack: true }]);
  await readData(tell('takeBack', { leadId, isTakenBack: false }, visitor));
  expect(await readData(scan(visitor.text, stand))).toEqual({ leadId });
});

test('THR-33 an exhibitor that removes a lead is still listed to the visitor as having scanned the badge', async () => {
  const [stand, visitor] = [await newStand(), await newVisitor()];
  const { leadId } = (await readData(scan(visitor.text, stand, { request: 'Bath towels' }))) as { leadId: string };
  const before = await scansOf(visitor);
  await readData(ask('export', {}, stand));
  await readData(ask('remove', { leadId }, stand));
  expect([before.length, await scansOf(visitor)]).toEqual([1, before]);
});

const BY_SUPPLIER = ['scan', 'scanOld', 'save', 'remove', 'list', 'export'] as const;
const BY_OTHERS = ['withdraw', 'give', 'share', 'reissue'] as const;
/** The exhibitor that the step is about (one of two), and the action. */
const step = fc.tuple(
  fc.integer({ min: 0, max: 1 }),
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...BY_SUPPLIER) },
    { weight: 1, arbitrary: fc.constantFrom(...BY_OTHERS) },
  ),
);

test('D-65 THR-33 no sequence of supplier calls changes a visitor’s decisions or the scans they see', async () => {
  const stands = [await newStand(), await newStand()] as const;
  const staff = await insertStaff(database(), { role: 'operator' });
  const reissue = async (badgeNo: string) => {
    const sent = { headers: createHeaders(createPerson()), envelope: { token: staff.token } };
    const data = { exhibitionId: SHOW, badgeNo, reason: 'lost' };
    return (await readData(post(gateway(), staffPreregistration.reissue.path, data, sent))) as { badgeNo: string };
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const visitor = await newVisitor();
      const texts = [visitor.text];
      let { badgeNo } = visitor;
      let told: Awaited<ReturnType<typeof scansOf>> = [];
      for (const [place, does] of steps) {
        const stand = stands[place === 0 ? 0 : 1];
        const leadId = told.find(({ supplierId }) => supplierId === stand.supplierId)?.leadId ?? randomUUID();
        if (does === 'withdraw' || does === 'give') {
          const isTakenBack = does === 'withdraw';
          await tell('takeBack', { leadId, isTakenBack }, visitor);
          told = told.map((each) => (each.leadId === leadId ? { ...each, isTakenBack } : each));
        } else if (does === 'share')
          await readData(tell('share', { exhibitionId: SHOW, fields: ['country'] }, visitor));
        else if (does === 'reissue') {
          ({ badgeNo } = await reissue(badgeNo));
          texts.push(await signBadge(database(), { exhibitionId: SHOW, badgeNo, contactName: visitor.accountId }));
        } else if (does === 'scan') await scan(texts.at(-1) ?? '', stand, { note: 'again' });
        else if (does === 'scanOld') await scan(texts[0] ?? '', stand);
        else if (does === 'save') await ask('save', { leadId, rating: 5, tags: [], note: 'n' }, stand);
        else if (does === 'remove') await ask('remove', { leadId }, stand);
        else await ask(does, {}, stand);
        const now = await scansOf(visitor);
        // A supplier adds one scan to the visitor's list; nothing else in that list changes.
        for (const each of told) expect(now).toContainEqual(each);
        expect(new Set(now.map(({ supplierId }) => supplierId)).size).toBe(now.length);
        told = now;
        for (const { supplierId, isTakenBack } of told) {
          const seen = stands.find((each) => each.supplierId === supplierId);
          if (seen === undefined || !isTakenBack) continue;
          for (const call of ['list', 'export'])
            expect(JSON.stringify(await readData(ask(call, {}, seen)))).not.toContain(visitor.accountId);
        }
      }
    }),
    { numRuns: 20 },
  );
}, 120_000);

test('THR-33 the migration preserves the scanned visitors and the withdrawals of existing leads', async () => {
  const { registrationId } = await newVisitor();
  const [open, withdrawn, gone] = [randomUUID(), randomUUID(), randomUUID()];
  const undo = new Error('the migration is tried and undone');
  let carried: readonly object[] = [];
  const tried = database().transaction(async ({ kysely }) => {
    const run = (statement: string) => sql.raw(statement).execute(kysely);
    await run('drop table badge_scan');
    await run('alter table lead add column registration_id text, add column taken_back_at bigint');
    const insert = (id: string, registration: string, takenBack: string) =>
      run(`insert into lead (lead_id, supplier_id, exhibition_id, registration_id, scanned_at, rating, tags, note,
        taken_back_at, created)
        values ('${id}', '${id}', '${SHOW}', ${registration}, 5, 0, '{}', 'mine', ${takenBack}, 6)`);
    await insert(open, `'${registrationId}'`, 'null');
    await insert(withdrawn, `'${registrationId}'`, '7');
    await insert(gone, 'null', '8');
    await badgeScans.up(kysely as never); // migrations are not typed with our tables
    const { rows } = await sql<object>`select lead_id, note, scan_id, registration_id, withdrawn_at::integer
      from lead left join badge_scan on scan_id = lead_id where lead_id in (${open}, ${withdrawn}, ${gone})`.execute(
      kysely,
    );
    carried = rows;
    throw undo;
  });
  await expect(tried).rejects.toBe(undo);
  const scanned = { note: 'mine', registration_id: registrationId };
  expect(carried).toHaveLength(3);
  expect(carried).toContainEqual({ ...scanned, lead_id: open, scan_id: open, withdrawn_at: null });
  expect(carried).toContainEqual({ ...scanned, lead_id: withdrawn, scan_id: withdrawn, withdrawn_at: 7 });
  const nobodys = { note: 'mine', registration_id: null, scan_id: null, withdrawn_at: null };
  expect(carried).toContainEqual({ ...nobodys, lead_id: gone });
});
