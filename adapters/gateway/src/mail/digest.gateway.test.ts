import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createWorker } from '../../../../tests/support/outbox.ts';
import type { FailpointPlan } from '../operations/failpoints.ts';
import type { DigestEntry } from './digest.ts';
import { type QueuedMail, queueMail } from './outbox.ts';
import { sendOne } from './outbox-worker.ts';

const MINUTE = 60_000;
const database = testDatabase();
const start = Date.parse('2026-11-23T12:00:00Z');
let now = start;
let sent: QueuedMail[] = [];
beforeEach(async () => {
  now = start;
  sent = [];
  await sql`truncate outbox`.execute(database().kysely);
});

const TO = 'weaver@example.com';
const INBOX = 'http://supplier.fairhall.test/inbox';

interface Queued extends Partial<DigestEntry> {
  readonly to?: string;
}

/** Queues an email that waits ten minutes for others. */
const queue = (name: string, { to = TO, ...listed }: Queued = {}) =>
  database().transaction((transaction) =>
    queueMail(
      transaction,
      { to, subject: name, html: `<p>${name}</p>`, text: name },
      {
        dedupeKey: `thread.${name}`,
        kind: 'enquiry.thread',
        requestId: `r-${name}`,
        now,
        causedBy: 'recipient',
        due: now + 10 * MINUTE,
        listing: {
          words: name,
          link: `${INBOX}/${name}`,
          reader: 'w1',
          lang: 'en',
          notBefore: 0,
          all: INBOX,
          ...listed,
        },
      },
    ),
  );
const several = async (names: readonly string[], listed: Queued = {}) => {
  for (const name of names) await queue(name, listed);
};
const worker = (plan: FailpointPlan = []) =>
  createWorker({ database: database(), now: () => now, send: async (mail) => void sent.push(mail), plan });
const sendAll = async (): Promise<void> => {
  while (await sendOne(worker()));
};
const subjects = () => sent.map(({ subject }) => subject).sort();
const states = async () => {
  const rows = await database()
    .kysely.selectFrom('outbox')
    .select(['state', 'attempts'])
    .orderBy('outbox_id')
    .execute();
  return rows.map(({ state, attempts }) => `${state} ${attempts}`);
};
const twelve = Array.from({ length: 12 }, (_, index) => `e${String(index + 1).padStart(2, '0')}`);

describe('emails pending for one recipient', () => {
  test('REL-07 are combined into one that lists ten with their links, oldest first, and counts the others', async () => {
    for (const name of twelve) {
      await queue(name);
      now += 30_000;
    }
    await sendAll();
    expect(sent).toEqual([]);
    now = start + 10 * MINUTE;
    await sendAll();
    const [mail, ...others] = sent;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: TO, subject: '12 updates are waiting for you', requestId: 'r-e01', attempts: 1 });
    const places = twelve.map((name) => mail?.text.indexOf(`${name}\n${INBOX}/${name}\n`) ?? -1);
    expect(places.slice(0, 10).every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
    expect(places.slice(10)).toEqual([-1, -1]);
    expect(mail?.text).toContain(`And 2 more.\n\nView my enquiries\n${INBOX}\n`);
    expect(mail?.html).toContain(`href="${INBOX}/e10"`);
    expect(await states()).toEqual([...twelve.map((_, index) => `gathered ${index === 0 ? 1 : 0}`), 'sent 1']);
    now += 24 * 60 * MINUTE;
    await sendAll();
    expect(sent.length).toEqual(1);
  });

  test('are sent unchanged if there is only one', async () => {
    await queue('alone');
    now += 10 * MINUTE;
    await sendAll();
    expect(sent).toMatchObject([{ subject: 'alone', html: '<p>alone</p>', dedupeKey: 'thread.alone' }]);
  });

  test('D-94 name commands without links, and have no button if the oldest one has no page', async () => {
    await queue('team', {
      all: null,
      words: 'Read it with: fairhall staff rfq show r1',
      link: 'https://fair.example/',
      isCommand: true,
    });
    await queue('page', { all: null });
    now += 10 * MINUTE;
    await sendAll();
    expect(sent[0]?.text).toContain(`\n\nRead it with: fairhall staff rfq show r1\n\npage\n${INBOX}/page\n\n`);
    expect(sent[0]?.html).not.toContain('href="https://fair.example/"');
    expect(sent[0]?.html).not.toContain('class="action"');
  });

  test('link to the oldest one if the recipient has no page that lists all', async () => {
    await several(['one', 'two'], { all: null, lang: 'ar' });
    now += 10 * MINUTE;
    await sendAll();
    expect(sent[0]).toMatchObject({ subject: 'تحديثان بانتظارك', html: expect.stringContaining('dir="rtl"') });
    expect(sent[0]?.text).toContain(`فتح الأقدم\n${INBOX}/one\n`);
  });

  test('are not combined across readers or email addresses, without a reader, or before they are due', async () => {
    await several(['mine', 'too']);
    await queue('other reader', { reader: 'w2' });
    await queue('other address', { to: 'else@example.com' });
    await queue('still there', { notBefore: now + 15 * MINUTE });
    const alone = { to: TO, subject: 'earlier version', html: 'x', text: 'x' };
    await queueMail(database(), alone, {
      dedupeKey: 'old',
      kind: 'enquiry.thread',
      requestId: 'r',
      now,
      causedBy: 'recipient',
    });
    await database()
      .kysely.updateTable('outbox')
      .set({ due: now + 15 * MINUTE })
      .where('subject', '=', 'still there')
      .execute();
    now += 10 * MINUTE;
    await sendAll();
    expect(subjects()).toEqual(['2 updates are waiting for you', 'earlier version', 'other address', 'other reader']);
    now += 5 * MINUTE;
    await sendAll();
    expect(subjects()).toContain('still there');
  });

  test('do not include later ones, and one that failed to send is retried alone', async () => {
    await several(['one', 'two']);
    now += 10 * MINUTE;
    const failing = {
      ...worker(),
      transport: { send: () => Promise.reject(new Error('away')), close: () => undefined },
    };
    await sendOne(failing);
    await several(['three', 'four', 'five']);
    now += 10 * MINUTE;
    await sendAll();
    expect(subjects()).toEqual(['2 updates are waiting for you', '3 updates are waiting for you']);
  });
});

describe('no email is lost or sent twice', () => {
  test('REL-07 when the process dies while combining emails, all stay pending', async () => {
    await several(['one', 'two', 'three']);
    now += 10 * MINUTE;
    const dying = sendOne(worker([{ failpoint: 'while_gathering', action: 'throw', nth: 1 }]));
    await expect(dying).rejects.toThrow('while_gathering');
    expect(await states()).toEqual(['waiting 0', 'waiting 0', 'waiting 0']);
    await sendAll();
    expect(subjects()).toEqual(['3 updates are waiting for you']);
  });

  test('REL-08 when the process dies after sending, the same email is sent again with its key, without newer items', async () => {
    await several(['one', 'two']);
    now += 10 * MINUTE;
    const dying = sendOne(worker([{ failpoint: 'after_250_before_mark', action: 'throw', nth: 1 }]));
    await expect(dying).rejects.toThrow('after_250_before_mark');
    await queue('three');
    now += MINUTE;
    await sendAll();
    const [first, again] = sent;
    expect([again?.dedupeKey, again?.text, sent.length]).toEqual([first?.dedupeKey, first?.text, 2]);
    now += 9 * MINUTE;
    await sendAll();
    expect(sent.slice(2).map(({ subject }) => subject)).toEqual(['three']);
  });

  test('REL-07 only one of many concurrent workers sends the combined email', async () => {
    await several(twelve);
    now += 10 * MINUTE;
    await Promise.all(Array.from({ length: 8 }, () => sendOne(worker())));
    expect(subjects()).toEqual(['12 updates are waiting for you']);
  });

  test('REL-09 an email that cannot be listed is sent alone and blocks nothing', async () => {
    await several(['one', 'two']);
    await sql`update outbox set listing = listing - 'link' where subject = 'one'`.execute(database().kysely);
    now += 10 * MINUTE;
    await sendAll();
    expect(subjects()).toEqual(['one', 'two']);
  });

  test('D-71 in production combined emails keep neither text nor links', async () => {
    await several(['one', 'two']);
    now += 10 * MINUTE;
    await sendAll();
    const rows = await database().kysely.selectFrom('outbox').select(['html', 'text', 'listing']).execute();
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ html: '', text: '', listing: null })));
  });
});
