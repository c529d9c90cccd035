import { expect, test } from 'vitest';
import type { Thread } from '../../contract/enquiry/thread.ts';
import { createAnsweredThread, messageOfSide, TIME_ANSWERED } from '../../thread/thread.test-driver.ts';
import { threadView } from '../../thread/thread.view.ts';
import { rowView } from './inbox.view.ts';
import { insertOpenRow, toOpenRow } from './open-row.ts';

const BUYER = { countryCode: 'KE', company: '', isEmailConfirmed: true, enquiries: 1, orders: 0 } as const;

/** The view of a loaded thread. */
function viewOf(thread: Thread) {
  const context = { thread, error: null, act: null, actError: null, field: { value: '' }, files: [], uploads: [] };
  const snapshot = { context, matches: (state: unknown) => state === 'shown', hasTag: () => false };
  const { thread: view } = threadView({ lang: 'en' })(snapshot as never);
  if (view === null) throw new Error('the thread is not shown');
  return view;
}

const answered = (change: Partial<Thread> = {}) =>
  viewOf(createAnsweredThread({ viewer: 'supplier', buyer: BUYER, canReply: false, ...change }));

test('D-65 the row of an open thread shows the buyer, the product and the last message', () => {
  expect(toOpenRow(answered())).toMatchObject({
    id: 'e1',
    target: { type: 'product', name: 'Pool towel' },
    from: '',
    countryCode: 'KE',
    text: 'Message 2',
    quantity: 3000,
    receipt: 'sent',
    lastTime: TIME_ANSWERED,
    isUnread: false,
  });
  const named = [messageOfSide(1, 'buyer', { author: 'Noor' })];
  expect(toOpenRow(answered({ messages: named }))).toMatchObject({ from: 'Noor', receipt: null });
  expect(toOpenRow(viewOf(createAnsweredThread({ canReply: false })))).toBeNull();
});

test('a thread of a buyer without a name has the title that the list has for them', () => {
  expect(answered().title).toEqual({ key: 'thread.noName' });
  expect(viewOf(createAnsweredThread({ canReply: false })).title.key).toBe('thread.author');
});

test('D-65 the row of the open thread is inserted where it was, unless the list has it', () => {
  const open = toOpenRow(answered());
  const row = {
    enquiryId: 'e2',
    state: 'new',
    target: { type: 'product', id: 'P1', name: 'Towel', image: '' },
    from: '',
    countryCode: '',
    company: '',
    isEmailConfirmed: true,
    text: 'How much?',
    quantity: null,
    unread: 0,
    lastTime: 1,
    waitsSince: null,
    assignedTo: null,
  } as const;
  const rows = ['e2', 'e3', 'e4'].map((enquiryId) => rowView({ ...row, enquiryId }, 1));
  const ids = (index: number, listed = rows) => insertOpenRow(listed, open, index).map(({ id }) => id);
  expect(ids(1)).toEqual(['e2', 'e1', 'e3', 'e4']);
  expect(ids(9)).toEqual(['e2', 'e3', 'e4', 'e1']);
  expect(ids(0, [rowView({ ...row, enquiryId: 'e1' }, 1)])).toEqual(['e1']);
  expect(insertOpenRow(rows, null, 0)).toBe(rows);
});
