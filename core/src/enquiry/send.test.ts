import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createMemory } from './enquiry.test-driver.ts';
import { enquiryRequest, sendEnquiry } from './send.ts';
import type { EnquiryTarget } from './target.ts';

const target: EnquiryTarget = {
  kind: 'product',
  id: 'P100001',
  name: 'Brass ball valve DN20',
  supplierId: 'S1001',
  supplierName: 'Brescia Valvole',
  image: '111',
  unit: 'piece',
  isUnreachable: false,
};
const fields = { quantity: { value: '400' }, content: { value: ' Hello \n' }, email: { value: ' buyer@example.com ' } };
const draft = { itemId: 'P100001', email: 'buyer@example.com', content: 'Hello', quantity: '400', attempt: null };
const request = enquiryRequest(target, fields, {});
const signal = new AbortController().signal;

test('R-4.009 R-5.008 an enquiry is sent trimmed, as source 3, to the supplier of the product', () => {
  expect(request).toEqual({
    type: 'product',
    targetId: 'P100001',
    supplierId: 'S1001',
    content: 'Hello',
    email: 'buyer@example.com',
    source: 3,
    quantity: 400,
  });
});

test('R-2.253 the exhibition in the URL is sent, an empty quantity is not', () => {
  const without = { ...fields, quantity: { value: '' } };
  expect(enquiryRequest(target, without, { exhibitionId: '1001', promotionId: 'ab12' })).toEqual({
    type: 'product',
    targetId: 'P100001',
    supplierId: 'S1001',
    content: 'Hello',
    email: 'buyer@example.com',
    source: 3,
    exhibitionId: '1001',
    promotionId: 'ab12',
  });
});

test('the key is saved with the draft before the request is sent', async () => {
  const memory = createMemory();
  const seen: unknown[] = [];
  const ports = createTestPorts(({ options }) => {
    seen.push(memory.drafts.read()?.attempt?.key, options.idempotencyKey);
    return ok({ inquiryId: 'e1' });
  });
  await sendEnquiry({ ...ports, ...memory }, { request, draft }, signal);
  expect(seen).toEqual(['key-1', 'key-1']);
});

test('the same content sent again after a reload uses the same key, changed content a new one', async () => {
  const memory = createMemory();
  const { calls, ...staged } = createTestPorts(() => err(gatewayError('TIME_OUT')));
  const ports = { ...staged, ...memory };
  await sendEnquiry(ports, { request, draft }, signal);
  const stored = memory.drafts.read();
  if (stored === null) throw new Error('a draft that has not arrived is kept');
  await sendEnquiry(ports, { request, draft: stored }, signal);
  await sendEnquiry(ports, { request: { ...request, content: 'Hello again' }, draft: stored }, signal);
  expect(calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
});

test('REL-02 a retry after a port failed uses the same key', async () => {
  const memory = createMemory();
  let isBroken = true;
  const { calls, ...ports } = createTestPorts(() => {
    if (isBroken) throw new Error('broken');
    return ok({ inquiryId: 'e1' });
  });
  const sending = () => sendEnquiry({ ...ports, ...memory }, { request, draft }, signal);
  await expect(sending()).rejects.toThrow('broken');
  isBroken = false;
  await sending();
  expect(calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('R-1.004 a draft for another product, saved by another tab in the meantime, stays when this enquiry is sent', async () => {
  const memory = createMemory();
  const other = { ...draft, itemId: 'P2', content: 'For P2' };
  const ports = createTestPorts(() => {
    memory.drafts.save(other);
    return ok({ inquiryId: 'e1' });
  });
  await sendEnquiry({ ...ports, ...memory }, { request, draft }, signal);
  expect(memory.drafts.read()).toEqual(other);
});

test('R-3.080 a sent enquiry deletes its draft and stores the email address with the guest’s other details', async () => {
  const memory = createMemory();
  memory.guests.save({ contactName: 'Priya Nair', email: 'old@example.com' });
  const ports = createTestPorts(() => ok({ inquiryId: 'e1' }));
  await sendEnquiry({ ...ports, ...memory }, { request, draft }, signal);
  expect([memory.drafts.read(), memory.guests.read()]).toEqual([
    null,
    { contactName: 'Priya Nair', email: 'buyer@example.com' },
  ]);
});

test('D-73 R-6.020 the registration form that an enquiry at an exhibition requires takes over its email address', async () => {
  const memory = createMemory();
  const seen: unknown[] = [];
  const entry = {
    async pass() {
      seen.push(memory.guests.read());
      return ok('stayed' as const);
    },
  };
  const ports = createTestPorts(() => ok({ inquiryId: 'e1' }));
  await sendEnquiry({ ...ports, ...memory, entry }, { request: { ...request, exhibitionId: '1001' }, draft }, signal);
  expect(seen).toEqual([{ email: 'buyer@example.com' }]);
});
