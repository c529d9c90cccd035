import { expect, test } from 'vitest';
import type { EnquiryRow } from '../contract/enquiry/calls.ts';
import { enquiryListView } from './enquiry-list.view.ts';

const row: EnquiryRow = {
  enquiryId: 'e1',
  state: 'answered',
  target: { type: 'product', id: 'P1', name: '', image: '' },
  supplierName: 'Lyallpur Terry Mills Ltd',
  text: 'Yes. We dye the yarn before weaving',
  unread: 2,
  createTime: Date.UTC(2026, 4, 28),
  lastTime: Date.UTC(2026, 4, 29),
};

test('D-51 an enquiry in the list links to its thread and shows its status', () => {
  const { rows, empty } = enquiryListView({ records: [row], total: 11, pageNo: 1, pageSize: 10 }, 'en');
  expect(empty).toBeNull();
  expect(rows[0]).toMatchObject({
    name: null,
    unread: 2,
    date: '29 May 2026',
    status: { label: { key: 'thread.state.answered' } },
    link: { route: 'enquiryThread', params: { enquiryId: 'e1' } },
  });
});

test.each([
  ['new', true, 'thread.state.unconfirmed'],
  ['new', false, 'thread.state.new'],
  ['closed', true, 'thread.state.closed'],
] as const)('R-2.060 an enquiry with status %s and unconfirmed %s shows %s', (state, isUnconfirmed, key) => {
  const records = [{ ...row, state, isUnconfirmed }];
  const [shown] = enquiryListView({ records, total: 1, pageNo: 1, pageSize: 10 }, 'en').rows;
  expect(shown).toMatchObject({ status: { state, label: { key } }, canMailAgain: key === 'thread.state.unconfirmed' });
});

test.each([
  [1, 11, null, 2],
  [2, 11, 1, null],
  [9, 11, 2, null],
])('D-51 page %i of %i enquiries links to the previous and next page', (pageNo, total, previous, next) => {
  const view = enquiryListView({ records: [row], total, pageNo, pageSize: 10 }, 'en');
  const pageOf = (link: typeof view.next) => link && ((link.query as { pageNo?: number }).pageNo ?? 1);
  expect([pageOf(view.previous), pageOf(view.next)]).toEqual([previous, next]);
});

test.each([
  [0, 'thread.list.empty.title'],
  [11, 'thread.list.beyond.title'],
])('D-51 an empty page of %i enquiries says what to do', (total, title) => {
  expect(enquiryListView({ records: [], total, pageNo: 3, pageSize: 10 }, 'en').empty?.title.key).toBe(title);
});
