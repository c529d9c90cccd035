import { expect, test } from 'vitest';
import { buyerContactIdKey } from '../account/keys.ts';
import { buyerCartKey, cartDraftKey, guestCartKey } from '../cart/keys.ts';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClient, toScript } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { rfqDraftKey } from '../rfq/keys.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { taskRunners } from './deferral-kinds.ts';

const KEY = '00000000-0000-4000-8000-000000000001';
const options = {
  idempotencyKey: KEY,
  signal: { aborted: false, addEventListener: () => undefined, removeEventListener: () => undefined },
};
const request = { description: 'Desk lamps', email: 'priya@malabar.example', cateAndTag: null, source: 2 };
const attempt = { key: KEY, content: '' };
const rfqDraft = {
  step: 'review' as const,
  description: 'Desk lamps',
  question: '',
  email: '',
  cateAndTag: null,
  quantity: '',
  unit: 'piece',
  countryId: '356',
  attachments: [],
  opened: '',
};

/** A device with a draft of each kind, after the given result of sending. */
function device(isSent: boolean, key = KEY) {
  const { storage } = createMemoryDevice();
  storage.slot(rfqDraftKey).save({ ...rfqDraft, attempt: { ...attempt, key } });
  storage.slot(cartDraftKey).save({ content: 'Please quote.', attempt: { ...attempt, key } });
  storage.slot(guestCartKey).save(['P2001']);
  storage.slot(buyerCartKey).save(['P2001', 'P2002']);
  storage.slot(buyerContactIdKey).save('c1');
  const refused = err(gatewayError('SERVER_ERROR', '400'));
  const { gateway } = createScriptedClient(
    toScript({
      'rfq.submitNew': isSent ? ok({ rfqId: 'r1' }) : refused,
      'cart.submitList': isSent ? ok({ inquiryIds: ['i1'] }) : refused,
    }),
  );
  const runners = taskRunners({ gateway, frontGateway: () => Promise.reject(new Error('not needed here')), storage });
  const submit = (name: string, payload: unknown) =>
    runners.find(({ kind }) => kind === name)?.submit(payload, options);
  const left = () => ({
    rfq: storage.slot(rfqDraftKey).read() !== null,
    cart: storage.slot(cartDraftKey).read() !== null,
    ids: [storage.slot(guestCartKey).read(), storage.slot(buyerCartKey).read()],
  });
  return { submit, left };
}

test('A-21 an RFQ that was sent leaves no draft, even if its form is gone', async () => {
  const { submit, left } = device(true);
  await submit('RFQSubmit', request);
  expect(left()).toEqual({ rfq: false, cart: true, ids: [['P2001'], ['P2001', 'P2002']] });
});

test('A-21 a cart that was sent leaves neither its message nor its products', async () => {
  const { submit, left } = device(true);
  await submit('NormalCartSubmit', { goodIds: ['P2001'], content: 'Please quote.' });
  expect(left()).toEqual({ rfq: true, cart: false, ids: [[], ['P2002']] });
});

test('A-21 a rejected request leaves its draft', async () => {
  const { submit, left } = device(false);
  await submit('RFQSubmit', request);
  await submit('NormalCartSubmit', { goodIds: ['P2001'], content: 'Please quote.' });
  expect(left()).toEqual({ rfq: true, cart: true, ids: [['P2001'], ['P2001', 'P2002']] });
});

test('a newer draft under another key stays', async () => {
  const { submit, left } = device(true, '00000000-0000-4000-8000-000000000002');
  await submit('RFQSubmit', request);
  await submit('NormalCartSubmit', { goodIds: ['P9'], content: 'Please quote.' });
  expect(left()).toEqual({ rfq: true, cart: true, ids: [['P2001'], ['P2001', 'P2002']] });
});
