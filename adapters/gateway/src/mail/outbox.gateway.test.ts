import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createWorker } from '../../../../tests/support/outbox.ts';
import type { FailpointPlan } from '../operations/failpoints.ts';
import { getOldestDelay, hasRecentMail, type QueuedMail, queueMail } from './outbox.ts';
import { sendOne } from './outbox-worker.ts';

const MINUTE = 60_000;
const database = testDatabase();
const start = Date.parse('2026-11-21T12:00:00Z');
let now = start;
let outcomes: string[] = [];
beforeEach(async () => {
  now = start;
  outcomes = [];
  await sql`truncate outbox`.execute(database().kysely);
});

const letter = { to: 'buyer@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const queue = (dedupeKey: string, { to = letter.to, causedBy = 'recipient', due = now }: Partial<Queued> = {}) =>
  database().transaction((transaction) =>
    queueMail(transaction, { ...letter, to }, { dedupeKey, kind: 'rfq', requestId: 'r1', now, causedBy, due }),
  );
interface Queued {
  readonly to: string;
  readonly causedBy: 'anybody' | 'recipient';
  readonly due: number;
}
const worker = (send: (mail: QueuedMail) => Promise<void>, plan: FailpointPlan = []) =>
  createWorker({ database: database(), now: () => now, send, plan, mailed: (outcome) => void outcomes.push(outcome) });

const states = async () =>
  (
    await database()
      .kysely.selectFrom('outbox')
      .select(['dedupe_key', 'state', 'attempts', 'last_error'])
      .orderBy('outbox_id')
      .execute()
  ).map((row) => ({ ...row }));

const bodies = async () =>
  (await database().kysely.selectFrom('outbox').select(['html', 'text']).orderBy('outbox_id').execute()).map(
    ({ html, text }) => [html, text],
  );

describe('the outbox', () => {
  test('REL-07 queues an email together with its event, or not at all', async () => {
    const dropped = database().transaction(async (transaction) => {
      await queueMail(transaction, letter, {
        dedupeKey: 'enquiry.dropped',
        kind: 'enquiry.verification',
        requestId: 'r1',
        now,
        causedBy: 'recipient',
      });
      throw new Error('no');
    });
    await expect(dropped).rejects.toThrow('no');
    expect(await states()).toEqual([]);
  });

  test('REL-07 queues one email per event', async () => {
    expect([await queue('enquiry.1'), await queue('enquiry.1')]).toEqual(['queued', 'duplicate']);
    expect((await states()).length).toEqual(1);
  });

  test('THR-46 limits emails that anybody can trigger to three an hour and ten a day per email address, over all kinds', async () => {
    const kinds = ['stand', 'enquiry', 'rfq', 'invitation', 'order'];
    const counts: number[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      const queued = await Promise.all(
        kinds.map((kind, index) =>
          queue(`${kind}.${hour}`, { to: index % 2 === 0 ? letter.to : 'Buyer@Example.com', causedBy: 'anybody' }),
        ),
      );
      counts.push(queued.filter((result) => result === 'queued').length);
      await sql`delete from outbox where state = 'postponed'`.execute(database().kysely);
      now += 60 * MINUTE;
    }
    expect(counts).toEqual([3, 3, 3, 1, 0]);
    now += 19 * 60 * MINUTE;
    expect(await queue('stand.next', { causedBy: 'anybody' })).toEqual('queued');
  });

  test('THR-46 never limits emails that only the recipient can trigger, and does not count them against the limit', async () => {
    for (let index = 0; index < 12; index += 1) expect(await queue(`rfq.${index}`)).toEqual('queued');
    expect(await queue('stand.1', { causedBy: 'anybody' })).toEqual('queued');
    expect(await queue('stand.2', { to: 'other@example.com', causedBy: 'anybody' })).toEqual('queued');
  });

  test('REL-28 is not delayed by emails queued, tried or sent while the clock was days ahead', async () => {
    const subjects: string[] = [];
    const sendAll = async () => {
      const failing = worker(async ({ dedupeKey }) => {
        if (dedupeKey === 'failing' && now > start) throw new Error('later');
        subjects.push(dedupeKey);
      });
      while (await sendOne(failing));
    };
    now = start + 3 * 24 * 60 * MINUTE;
    for (const key of ['strangers.1', 'strangers.2', 'strangers.3', 'strangers.4'])
      await queue(key, { causedBy: 'anybody' });
    await queue('failing', { to: 'other@example.com' });
    await sendAll();
    await queue('waiting', { to: 'third@example.com' });
    expect(subjects).toEqual(['strangers.1', 'strangers.2', 'strangers.3']);
    now = start;
    const requested = () =>
      database().transaction((transaction) =>
        queueMail(transaction, letter, {
          dedupeKey: `requested.${subjects.length}`,
          kind: 'rfq',
          requestId: 'r1',
          now,
          causedBy: 'requested',
          hasEarlierMail: true,
        }),
      );
    await sendAll();
    expect(subjects.slice(3).toSorted()).toEqual(['failing', 'strangers.4', 'waiting']);
    await database().kysely.updateTable('outbox').set({ requested: true }).execute();
    expect(await requested()).toEqual('queued');
    expect(await hasRecentMail(database(), 'strangers.1', { time: 60 * MINUTE, now })).toEqual(false);
    expect(await hasRecentMail(database(), 'strangers.4', { time: 60 * MINUTE, now: start })).toEqual(true);
    // The email counts from now on, so only two more may be sent.
    for (const key of ['next.1', 'next.2']) expect(await queue(key, { causedBy: 'anybody' })).toEqual('queued');
    expect(await queue('next.3', { causedBy: 'anybody' })).toEqual('postponed');
  });

  test('REL-28 retries an email as usual if its first try failed while the clock was ahead', async () => {
    now = start + 3 * 24 * 60 * MINUTE;
    await queue('failing');
    now = start;
    const tries: number[] = [];
    const failing = worker(async () => {
      tries.push(now);
      throw new Error('no');
    });
    while (await sendOne(failing));
    now += MINUTE;
    while (await sendOne(failing));
    expect(tries).toEqual([start, start + MINUTE]);
  });

  test('sends each due email once, oldest first, and marks it as sent', async () => {
    const sent: QueuedMail[] = [];
    await queue('enquiry.1');
    now += 1;
    await queue('enquiry.2');
    const parts = worker(async (mail) => void sent.push(mail));
    expect([await sendOne(parts), await sendOne(parts), await sendOne(parts)]).toEqual([true, true, false]);
    expect(sent.map(({ dedupeKey }) => dedupeKey)).toEqual(['enquiry.1', 'enquiry.2']);
    expect(sent[0]).toMatchObject({ ...letter, requestId: 'r1', attempts: 1 });
    expect((await states()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('REL-07 gives each email to only one of many concurrent workers', async () => {
    for (let index = 0; index < 6; index += 1) await queue(`enquiry.${index}`);
    const sent: string[] = [];
    const parts = worker(async ({ dedupeKey }) => void sent.push(dedupeKey));
    await Promise.all(Array.from({ length: 12 }, () => sendOne(parts)));
    expect(sent.sort()).toEqual(['enquiry.0', 'enquiry.1', 'enquiry.2', 'enquiry.3', 'enquiry.4', 'enquiry.5']);
  });

  test('REL-09 retries a failed email after 1, 5 and 30 minutes and 2 and 12 hours, then gives up', async () => {
    await queue('enquiry.1');
    let tries = 0;
    const parts = worker(async () => {
      tries += 1;
      throw new Error('greylisted buyer@example.com');
    });
    for (const wait of [1, 5, 30, 120, 720]) {
      expect(await sendOne(parts)).toEqual(true);
      expect(await sendOne(parts)).toEqual(false);
      now += wait * MINUTE - 1;
      expect(await sendOne(parts)).toEqual(false);
      now += 1;
    }
    expect(await sendOne(parts)).toEqual(true);
    expect(await states()).toEqual([
      { dedupe_key: 'enquiry.1', state: 'dead', attempts: 6, last_error: 'greylisted …' },
    ]);
    expect([tries, outcomes.at(-1)]).toEqual([6, 'dead']);
    now += 10 * 720 * MINUTE;
    expect(await sendOne(parts)).toEqual(false);
  });

  test('REL-09 does not retry after a permanent error of the mail server', async () => {
    await queue('enquiry.1');
    await sendOne(worker(() => Promise.reject(Object.assign(new Error('no such user'), { responseCode: 550 }))));
    expect(await states()).toMatchObject([{ state: 'dead', attempts: 1 }]);
    await queue('enquiry.2');
    await sendOne(worker(() => Promise.reject(Object.assign(new Error('later'), { responseCode: 451 }))));
    expect(await states()).toMatchObject([{ state: 'dead' }, { state: 'waiting', attempts: 1 }]);
  });

  test('REL-08 sends an email once more with the same key if its worker died after sending', async () => {
    await queue('enquiry.1');
    const names: string[] = [];
    const send = async ({ dedupeKey }: QueuedMail) => void names.push(dedupeKey);
    const dying = sendOne(worker(send, [{ failpoint: 'after_250_before_mark', action: 'throw', nth: 1 }]));
    await expect(dying).rejects.toThrow('after_250_before_mark');
    expect(await sendOne(worker(send))).toEqual(false);
    now += MINUTE;
    expect(await sendOne(worker(send))).toEqual(true);
    expect(await sendOne(worker(send))).toEqual(false);
    expect(names).toEqual(['enquiry.1', 'enquiry.1']);
  });

  test('D-71 in production keeps the body of an email until it is sent or given up, and no longer', async () => {
    const failing = (responseCode: number) =>
      worker(() => Promise.reject(Object.assign(new Error('no'), { responseCode })));
    await queue('enquiry.1');
    await sendOne(failing(451));
    expect(await bodies()).toEqual([[letter.html, letter.text]]);
    now += MINUTE;
    await sendOne(worker(async () => undefined));
    await queue('enquiry.2');
    await sendOne(failing(550));
    expect(await bodies()).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  test('D-71 outside production keeps the body of a sent email, so that it can be shown', async () => {
    await queue('enquiry.1');
    await sendOne({ ...worker(async () => undefined), keepsBodies: true });
    expect([(await states()).map(({ state }) => state), await bodies()]).toEqual([
      ['sent'],
      [[letter.html, letter.text]],
    ]);
  });

  test('D-31 attaches a badge as a picture named by its number, and sends the email without it if the picture fails', async () => {
    const face = { lang: 'en', brand: '#000', exhibitionName: 'Fair', dates: '', name: 'Jo', company: '' } as const;
    const badge = { face: { ...face, country: '', badgeNo: 'TEX1', plate: '', numberLabel: '' }, text: 'TSBADGE1:x' };
    const names: string[][] = [];
    const parts = createWorker({
      database: database(),
      now: () => now,
      send: async (_, attached = []) => void names.push(attached.map(({ name, type }) => `${name} ${type}`)),
    });
    for (const dedupeKey of ['badge.1', 'badge.2'])
      await database().transaction((transaction) =>
        queueMail(
          transaction,
          { ...letter, badge },
          {
            dedupeKey,
            kind: 'badge',
            requestId: 'r1',
            now,
            causedBy: 'recipient',
          },
        ),
      );
    await sendOne(parts);
    await sendOne({ ...parts, drawBadge: () => Promise.reject(new Error('no font')) });
    expect(names).toEqual([['TEX1.png image/png'], []]);
    const kept = await database().kysely.selectFrom('outbox').select('badge').execute();
    expect(kept).toEqual([{ badge: null }, { badge: null }]);
  });

  test('REL-09 reports the age of the oldest unsent email, from when it was due', async () => {
    expect(await getOldestDelay(database(), now)).toEqual(0);
    await queue('enquiry.1', { due: now + 10 * MINUTE });
    now += 5 * MINUTE;
    expect(await getOldestDelay(database(), now)).toEqual(0);
    now += 7 * MINUTE;
    expect(await getOldestDelay(database(), now)).toEqual(2 * MINUTE);
    await sendOne(worker(() => Promise.reject(new Error('away'))));
    expect(await getOldestDelay(database(), now)).toEqual(12 * MINUTE);
  });
});
