import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createWorker } from '../../../../tests/support/outbox.ts';
import type { MailKind } from './mail-kinds.ts';
import { dropWaiting, getOldestDelay, type QueueResult, queueMail } from './outbox.ts';
import { sendOne } from './outbox-worker.ts';
import { countPostponed } from './postponed-mails.ts';

const HOUR = 3_600_000;
const TO = 'buyer@example.com';
const KINDS: readonly MailKind[] = [
  ...(['enquiry.verification', 'badge', 'rfq', 'order.buyer', 'meeting.buyer', 'stand'] as const),
  ...(['invitation', 'enquiry.sent', 'order.supplier', 'meeting.supplier', 'sample', 'product.settled'] as const),
];
const database = testDatabase();
const start = Date.parse('2026-11-21T12:00:00Z');
let now = start;
let sent: string[] = [];
beforeEach(async () => {
  now = start;
  sent = [];
  await sql`truncate outbox`.execute(database().kysely);
});

const queue = (kind: MailKind, dedupeKey: string, to = TO): Promise<QueueResult> =>
  database().transaction((transaction) =>
    queueMail(
      transaction,
      { to, subject: dedupeKey, html: '', text: '' },
      { dedupeKey, kind, requestId: 'r', now, causedBy: 'anybody' },
    ),
  );
const request = (kind: MailKind, dedupeKey: string, hasEarlierMail: boolean, to = TO): Promise<QueueResult> =>
  database().transaction((transaction) =>
    queueMail(
      transaction,
      { to, subject: dedupeKey, html: '', text: '' },
      { dedupeKey, kind, requestId: 'r', now, causedBy: 'requested', hasEarlierMail },
    ),
  );
/** Uses up a recipient's hourly limit and sends those emails. */
const useUpHour = async (to = TO): Promise<void> => {
  for (const index of [1, 2, 3]) expect(await queue('stand', `used.${to}.${now}.${index}`, to)).toEqual('queued');
  await sendAll();
  sent = [];
};
const worker = () =>
  createWorker({ database: database(), now: () => now, send: async ({ subject }) => void sent.push(subject) });
const sendAll = async (): Promise<void> => {
  while (await sendOne(worker()));
};
const postponed = async (): Promise<readonly string[]> => {
  const rows = database().kysely.selectFrom('outbox').select('dedupe_key').where('state', '=', 'postponed');
  return (await rows.orderBy('created').orderBy('outbox_id').execute()).map(({ dedupe_key }) => dedupe_key);
};

describe('THR-46 an email over the limit', () => {
  test('is postponed, and sent as soon as the recipient’s limit allows', async () => {
    await useUpHour();
    now += 1;
    expect(await queue('enquiry.verification', 'late')).toEqual('postponed');
    now = start + HOUR - 1;
    await sendAll();
    expect(sent).toEqual([]);
    now += 1;
    await sendAll();
    expect([sent, await countPostponed(database())]).toEqual([['late'], 0]);
  });

  test('counts from when it is sent, so that there are at most ten a day', async () => {
    const counts: number[] = [];
    for (let hour = 0; hour < 30; hour += 1) {
      sent = [];
      for (const kind of KINDS.slice(0, 6)) await queue(kind, `${kind}.${hour}`);
      await sendAll();
      counts.push(sent.length);
      now += HOUR;
    }
    expect(counts.slice(0, 5)).toEqual([3, 3, 3, 1, 0]);
    for (let from = 0; from + 24 <= counts.length; from += 1) {
      expect(counts.slice(from, from + 24).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(10);
    }
    expect(counts.slice(24).reduce((sum, count) => sum + count, 0)).toEqual(10);
  });

  test('replaces an earlier one of its kind at the same position', async () => {
    await useUpHour();
    for (const [kind, event] of [
      ['badge', 'badge.1'],
      ['enquiry.verification', 'enquiry.1'],
      ['badge', 'badge.2'],
    ] as const) {
      now += 1;
      expect(await queue(kind, event)).toEqual('postponed');
    }
    expect(await postponed()).toEqual(['badge.2', 'enquiry.1']);
    now = start + HOUR;
    await sendAll();
    expect(sent).toEqual(['badge.2', 'enquiry.1']);
  });

  test('is one of at most ten postponed for a recipient', async () => {
    await useUpHour();
    for (const kind of KINDS) {
      now += 1;
      expect(await queue(kind, kind)).toEqual('postponed');
    }
    expect(await postponed()).toEqual([...KINDS.slice(0, 9), KINDS[11]]);
  });

  test('keeps its position: a newer email is sent after it', async () => {
    await useUpHour();
    await queue('enquiry.verification', 'waits');
    now = start + HOUR;
    expect(await queue('badge', 'later')).toEqual('postponed');
    await sendAll();
    expect(sent).toEqual(['waits', 'later']);
  });

  test('is queued once: the same event is a duplicate and replaces nothing', async () => {
    await useUpHour();
    await queue('badge', 'badge.1');
    expect(await queue('badge', 'badge.1')).toEqual('duplicate');
    expect(await queue('badge', `used.${TO}.${start}.1`)).toEqual('duplicate');
    expect(await postponed()).toEqual(['badge.1']);
  });

  test('does not delay other recipients or emails that only the recipient can trigger', async () => {
    await useUpHour();
    await queue('badge', 'badge.1');
    expect(await queue('badge', 'badge.2', 'other@example.com')).toEqual('queued');
    const own = { dedupeKey: 'own', kind: 'rfq', requestId: 'r', now, causedBy: 'recipient' } as const;
    expect(await queueMail(database(), { to: TO, subject: '', html: '', text: '' }, own)).toEqual('queued');
  });

  test('REL-09 is not late while postponed, and counts as late from when it could be sent', async () => {
    await useUpHour();
    await queue('badge', 'badge.1');
    now = start + HOUR + 5 * 60_000;
    expect(await getOldestDelay(database(), now)).toEqual(0);
    await sendOne({
      ...worker(),
      transport: { send: () => Promise.reject(new Error('away')), close: () => undefined },
    });
    now += 60_000;
    expect(await getOldestDelay(database(), now)).toEqual(60_000);
  });

  test('is dropped together with its event', async () => {
    await useUpHour();
    await queue('badge', 'badge.1.5');
    await database().transaction((transaction) => dropWaiting(transaction, 'badge.1.'));
    expect(await countPostponed(database())).toEqual(0);
  });

  test('REL-07 is stored together with its event or not at all, and so is its position', async () => {
    await useUpHour();
    await queue('badge', 'badge.1');
    const dropped = database().transaction(async (transaction) => {
      const mail = { to: TO, subject: '', html: '', text: '' };
      await queueMail(transaction, mail, { dedupeKey: 'b2', kind: 'badge', requestId: 'r', now, causedBy: 'anybody' });
      throw new Error('no');
    });
    await expect(dropped).rejects.toThrow('no');
    expect(await postponed()).toEqual(['badge.1']);
  });
});

describe('REL-07 many emails at once', () => {
  test('three of thirty are queued, and one of each kind stays postponed', async () => {
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) => queue(KINDS[index % 6] ?? 'badge', `event.${index}`)),
    );
    expect(results.filter((result) => result === 'queued').length).toEqual(3);
    expect(results.filter((result) => result === 'postponed').length).toEqual(27);
    const rows = database().kysely.selectFrom('outbox').select('kind').where('state', '=', 'postponed');
    const kinds = (await rows.execute()).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted());
  });

  test('each is sent by one of many workers, within the limit of its recipient', async () => {
    const recipients = Array.from({ length: 5 }, (_, index) => `buyer${index}@example.com`);
    for (const to of recipients) {
      await useUpHour(to);
      for (const kind of KINDS.slice(0, 5)) await queue(kind, `${to}.${kind}`, to);
    }
    now = start + HOUR;
    const drain = async () => {
      while (await sendOne(worker()));
    };
    await Promise.all([
      ...Array.from({ length: 6 }, drain),
      ...recipients.map((to, index) => queue('sample', `new.${index}`, to)),
    ]);
    await drain();
    expect(sent.length).toEqual(15);
    expect(new Set(sent).size).toEqual(15);
    now += HOUR;
    await drain();
    expect(new Set(sent).size).toEqual(30);
  });
});

describe('THR-46 an email on request', () => {
  test('is never postponed and does not share a limit with emails that others trigger', async () => {
    await useUpHour();
    expect(await request('account.reset', 'reset.1', false)).toEqual('queued');
    expect(await request('badge', 'badge.again', false)).toEqual('queued');
    now += HOUR;
    for (const index of [1, 2, 3]) expect(await queue('stand', `stand.${index}`)).toEqual('queued');
  });

  test('is skipped after three of its kind in a day if an earlier one is still valid', async () => {
    for (const index of [1, 2, 3]) expect(await request('badge', `badge.${index}`, true)).toEqual('queued');
    expect(await request('badge', 'badge.4', true)).toEqual('duplicate');
    expect(await request('badge', 'badge.5', false)).toEqual('queued');
    expect(await request('account.reset', 'reset.1', true)).toEqual('queued');
    expect(await request('badge', 'badge.other', true, 'other@example.com')).toEqual('queued');
    now += 24 * HOUR;
    expect(await request('badge', 'badge.6', true)).toEqual('queued');
  });

  test('is sent three times for twelve concurrent requests', async () => {
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) => request('badge', `badge.${index}`, true)),
    );
    expect(results.filter((result) => result === 'queued').length).toEqual(3);
  });
});
