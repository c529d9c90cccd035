import { expect, test } from 'vitest';
import type { Thread } from '../../contract/enquiry/thread.ts';
import { toScript } from '../../contract/scripted-client.ts';
import { createPageDriver } from '../../ports/flow.test-driver.ts';
import { ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { createSupplierSession } from '../../supplier-login/session.ts';
import { supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { openSupplierThread } from './thread.page.ts';

const thread: Thread = {
  enquiryId: 'e1',
  state: 'new',
  viewer: 'supplier',
  quantity: null,
  createTime: 1,
  readTime: null,
  target: { type: 'product', id: 'P1', name: 'Towel', image: '' },
  supplier: { supplierId: 'S1', name: 'Lyallpur Terry Mills' },
  messages: [
    {
      messageId: 'm1',
      position: 1,
      side: 'buyer',
      author: '',
      text: 'How much?',
      files: [],
      isMasked: false,
      createTime: 1,
      readTime: null,
    },
  ],
  answerTime: null,
  closeTime: null,
  closedBy: null,
  turn: 'supplier',
  canReply: true,
  contact: { mine: false, theirs: false, isOpen: false },
};

const timer = { setTimeout: () => 0, clearTimeout: () => undefined };

test('D-65 the supplier’s thread is read and answered with the supplier’s calls', async () => {
  const stage = supplierStage(
    toScript({
      'supplierEnquiry.thread': ok(thread),
      'supplierEnquiry.markRead': ok(true),
      'supplierEnquiry.answer': ok({ messageId: 'm2', position: 2 }),
      'supplierEnquiry.setState': ok({ state: 'closed' }),
      'supplierEnquiry.shareContact': ok(true),
    }),
    createMemoryDevice(),
  );
  createSupplierSession(stage.storage).saveToken('st_1');
  const flow = openSupplierThread({ ...stage.ports, timer: timer as never }, { enquiryId: 'e1', lang: 'en' });
  const staged = createPageDriver(flow);
  await staged.do({ type: 'text.changed', value: 'US$4.10' }, { type: 'message.submitted' });
  await staged.do({ type: 'share.requested' }, { type: 'share.confirmed' }, { type: 'close.requested' });
  flow.stop();
  const data = (name: string) => stage.sent(`supplierEnquiry.${name}`).map((call) => call.data);
  expect(data('thread')[0]).toEqual({ enquiryId: 'e1' });
  expect(data('markRead')[0]).toEqual({ enquiryId: 'e1', position: 1 });
  expect(data('answer')).toEqual([{ enquiryId: 'e1', text: 'US$4.10' }]);
  expect(data('shareContact')).toEqual([{ enquiryId: 'e1' }]);
  expect(data('setState')).toEqual([{ enquiryId: 'e1', to: 'closed' }]);
});

test('D-65 a supplier who follows an email’s link without a login is asked for one, and nothing is requested', async () => {
  const stage = supplierStage(toScript({ 'supplierEnquiry.thread': ok(thread) }), createMemoryDevice());
  const flow = openSupplierThread({ ...stage.ports, timer: timer as never }, { enquiryId: 'e1', lang: 'en' });
  const staged = createPageDriver(flow);
  await staged.do();
  expect(staged.view()).toMatchObject({ state: 'failed', error: { kind: 'INVALID_TOKEN' } });
  expect(stage.calls).toEqual([]);
  flow.stop();
});
