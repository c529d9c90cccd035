import { expect, test } from 'vitest';
import type { Thread } from '../contract/enquiry/thread.ts';
import type { Message } from '../ports/texts.ts';
import type { Reader } from './moment.ts';
import { toMoment } from './moment.ts';
import {
  createAnsweredThread,
  createClosedThread,
  messageOfSide,
  TIME_ANSWERED,
  TIME_SENT,
  threadOf,
} from './thread.test-driver.ts';
import { groupByDay } from './thread-days.ts';
import { getSideNames } from './thread-names.ts';
import { getContactNote, listSteps } from './thread-steps.ts';
import { listTrackSteps } from './thread-track.ts';
import { canMailAgain } from './unconfirmed.ts';

const UTC: Reader = { lang: 'en' };
const keysOf = (messages: readonly (Message | null)[]) => messages.map((message) => message?.key ?? null);

test('D-89 a time is formatted in the reader’s locale and time zone', () => {
  expect(toMoment(TIME_SENT, UTC)).toEqual({
    day: '2026-05-28',
    date: '28 May 2026',
    shortDate: '28 May 2026',
    time: '14:06',
  });
  expect(toMoment(TIME_SENT, { lang: 'en', offsetAt: () => 600 })).toMatchObject({
    day: '2026-05-29',
    date: '29 May 2026',
    time: '00:06',
  });
});

const tracks: readonly [string, Thread, readonly string[], readonly (string | null)[]][] = [
  [
    'new',
    threadOf({ state: 'new', readTime: null }),
    ['current', 'coming', 'coming', 'coming'],
    ['thread.track.date', null, 'thread.turn.theirs', null],
  ],
  [
    'read',
    threadOf(),
    ['done', 'current', 'coming', 'coming'],
    ['thread.track.date', 'thread.track.date', 'thread.turn.theirs', null],
  ],
  [
    'answered',
    createAnsweredThread(),
    ['done', 'done', 'current', 'coming'],
    ['thread.track.date', 'thread.track.date', 'thread.turn.yours', null],
  ],
  [
    'closed',
    createClosedThread(),
    ['done', 'done', 'done', 'current'],
    ['thread.track.date', 'thread.track.date', 'thread.track.date', 'thread.track.date'],
  ],
  [
    'closed before it was answered',
    createClosedThread({ answerTime: null }),
    ['done', 'done', 'coming', 'current'],
    ['thread.track.date', 'thread.track.date', null, 'thread.track.date'],
  ],
];

test.each(tracks)('the progress steps of an enquiry that is %s', (_state, thread, looks, notes) => {
  const track = listTrackSteps(thread, UTC);
  expect(track.map(({ look }) => look)).toEqual(looks);
  expect(keysOf(track.map(({ note }) => note))).toEqual(notes);
});

test('messages are grouped by day, and own messages show whether they have been read', () => {
  const thread = createAnsweredThread({
    messages: [
      messageOfSide(1, 'buyer', { readTime: TIME_SENT + 60_000 }),
      messageOfSide(2, 'buyer', { readTime: TIME_ANSWERED }),
      messageOfSide(3, 'supplier', { createTime: TIME_ANSWERED, author: '' }),
      messageOfSide(4, 'buyer', { createTime: TIME_ANSWERED }),
    ],
  });
  const days = groupByDay(thread, getSideNames(thread), UTC);
  expect(days.map(({ date, messages }) => [date, messages.length])).toEqual([
    ['28 May 2026', 2],
    ['29 May 2026', 2],
  ]);
  expect(days.flatMap(({ messages }) => messages.map(({ receipt }) => receipt?.label ?? null))).toEqual([
    { key: 'thread.receipt.read', values: { time: '14:07' } },
    { key: 'thread.receipt.readOn', values: { date: '29 May 2026', time: '04:22' } },
    null,
    { key: 'thread.receipt.sent' },
  ]);
  expect(days[1]?.messages[0]?.author).toEqual({
    key: 'thread.author',
    values: { name: '\u2068Lyallpur Terry Mills Ltd\u2069' },
  });
});

test('R-2.060 an enquiry not confirmed by its sender is never labelled as sent', () => {
  const messages = [messageOfSide(1, 'buyer')];
  const waiting = threadOf({ state: 'new', canReply: false, turn: null, isUnconfirmed: true, messages });
  const confirmed = threadOf({ state: 'new', isUnconfirmed: false, messages });
  const shown = [waiting, confirmed].map((thread) => [
    listTrackSteps(thread, UTC)[0]?.label.key,
    groupByDay(thread, getSideNames(thread), UTC)[0]?.messages[0]?.receipt?.label.key,
  ]);
  expect(shown).toEqual([
    ['thread.track.unconfirmed', undefined],
    ['thread.track.sent', 'thread.receipt.sent'],
  ]);
});

test('a supplier sees which colleague replied, and a buyer without a name is labelled as buyer', () => {
  const thread = createAnsweredThread({ viewer: 'supplier' });
  const [first, second] = groupByDay(thread, getSideNames(thread), UTC).flatMap(({ messages }) => messages);
  expect([first?.author, first?.isFromViewer]).toEqual([{ key: 'thread.side.buyer' }, false]);
  expect([second?.author, second?.isFromViewer]).toEqual([
    { key: 'thread.author', values: { name: 'Imran Sheikh' } },
    true,
  ]);
});

test.each([
  ['read', { mine: false, theirs: false, isOpen: false }, 'thread.masked', null],
  ['read', { mine: true, theirs: false, isOpen: false }, 'thread.masked.waiting', 'thread.share.waiting'],
  ['spam', { mine: false, theirs: false, isOpen: false }, 'thread.masked.over', null],
] as const)(
  'hidden contact details in an enquiry that is %s explain the next step: %j',
  (state, contact, masked, note) => {
    const thread = threadOf({ state, contact, messages: [messageOfSide(1, 'supplier', { isMasked: true })] });
    const names = getSideNames(thread);
    expect(groupByDay(thread, names, UTC)[0]?.messages[0]?.masked?.key).toBe(masked);
    expect(getContactNote(thread, names)?.label.key ?? null).toBe(note);
  },
);

test.each([
  ['open', threadOf(), ['close', 'share']],
  ['closed', createClosedThread(), ['reopen', 'share']],
  ['called spam', createClosedThread({ state: 'spam' }), []],
  ['open, with contact data shown', threadOf({ contact: { mine: true, theirs: true, isOpen: false } }), ['close']],
  ['at a site that shows contact data', threadOf({ contact: { mine: false, theirs: false, isOpen: true } }), ['close']],
])('the actions available for an enquiry that is %s', (_state, thread, acts) => {
  expect(listSteps(thread, getSideNames(thread)).map(({ act }) => act)).toEqual(acts);
});

test('D-97 a site that always shows contact details asks for no consent and shows no note', () => {
  const thread = threadOf({ contact: { mine: true, theirs: false, isOpen: true } });
  expect(getContactNote(thread, getSideNames(thread))).toBeNull();
});

test.each([
  [threadOf({ state: 'new', canReply: false, turn: null, isUnconfirmed: true }), true],
  [createClosedThread({ canReply: false, isUnconfirmed: true }), false],
  [threadOf({ isUnconfirmed: false }), false],
  [threadOf(), false],
])('R-2.060 the confirmation email of an open, unconfirmed enquiry can be sent again', (thread, can) => {
  expect(canMailAgain(thread)).toBe(can);
});
