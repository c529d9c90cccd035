import '../start/screens.ts';
import { createLightTexts } from '@fairhall/adapters/texts/light-texts';
import { enquiryListView } from '@fairhall/core/thread/enquiry-list.view';
import { expect, test } from 'vitest';
import thread from '../../../core/messages/en/thread.json' with { type: 'json' };
import { hrefOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { toMyEnquiriesData, type WordsContext } from './my-enquiries-data.ts';

const boot = { lang: 'en', deployPath: '', imageServer: '/gateway' } as unknown as Boot; // the values that are read
const context: WordsContext = { boot, texts: createLightTexts('en', thread), href: hrefOf(boot) };

const row = {
  enquiryId: 'e1',
  state: 'answered',
  target: { type: 'product', id: 'P1', name: 'Pool towel', image: '111' },
  supplierName: 'Lyallpur Terry Mills Ltd',
  text: 'Yes. We dye the yarn before weaving',
  unread: 1,
  createTime: Date.UTC(2026, 4, 28),
  lastTime: Date.UTC(2026, 4, 29),
} as const;

const dataOf = (...records: readonly Parameters<typeof enquiryListView>[0]['records'][number][]) =>
  toMyEnquiriesData(enquiryListView({ records, total: records.length, pageNo: 1, pageSize: 10 }, 'en'), context);

test('D-51 a row shows the subject, the supplier, the status and the unread messages of an enquiry', () => {
  expect(dataOf(row).rows).toEqual([
    {
      id: 'e1',
      href: '/enquiries/e1',
      name: 'Pool towel',
      picture: '/gateway/image/166.0.80.10.0/111.jpg',
      supplier: 'Lyallpur Terry Mills Ltd',
      text: 'Yes. We dye the yarn before weaving',
      date: 'Last message on 29 May 2026',
      state: 'answered',
      status: 'Replied',
      unread: '1 new message',
      canMailAgain: false,
    },
  ]);
});

test.each([
  ['about a supplier', { ...row, target: { ...row.target, type: 'supplier', image: '' } as const, unread: 0 }],
  ['about what is gone', { ...row, target: { ...row.target, name: '', image: '' }, unread: 0 }],
])('D-51 an enquiry %s shows the supplier’s name once', (_what, record) => {
  expect(dataOf(record).rows[0]).toMatchObject({
    name: 'Lyallpur Terry Mills Ltd',
    supplier: null,
    picture: null,
    unread: null,
  });
});

test('D-51 a buyer without enquiries is led to the products', () => {
  expect(dataOf().words.empty).toMatchObject({ title: 'No enquiries yet', href: '/search/product?pageNo=1' });
});
