import { expect, test } from 'vitest';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { guestKey } from '../forms/keys.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { createManualGateway } from '../ports/manual-gateway.ts';
import { type Path, walkFlow } from '../ports/walk-flow.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import type { EnquiryEvent } from './enquiry.machine.ts';
import { send, toFieldChanged } from './enquiry.test-driver.ts';
import { enquiryDraftKey } from './keys.ts';
import { openEnquiry } from './page.ts';

function openWorld() {
  const device = createMemoryDevice();
  const { script, waiting } = createManualGateway({
    'catalogue.goodsDetail': [ok(sampleProduct), err(gatewayError('SERVER_ERROR', '404'))],
    'catalogue.supplierDetail': [err(gatewayError('SERVER_ERROR', '404'))],
    'enquiry.dailyCount': [ok({ count: 3, limit: 20 }), ok({ count: 20, limit: 20 })],
    'enquiry.submitNew': [ok({ inquiryId: 'e1' })],
  });
  const timer = createCountedTimer();
  const ports = createTestPorts(script);
  const flow = openEnquiry({ ...ports, storage: device.storage, timer }, { itemId: 'P100001' });
  return { ...device, ...ports, timer, waiting, flow };
}

const WRITTEN = { email: 'buyer@example.com', content: 'Please quote.' };
const events = {
  'writes an address': toFieldChanged('email', WRITTEN.email),
  'writes a message': toFieldChanged('content', WRITTEN.content),
  'leaves the address': { type: 'field.blurred', name: 'email' },
  sends: send,
  retries: { type: 'retry.requested' },
} as const satisfies Readonly<Record<string, EnquiryEvent>>;

const has = (path: Path, event: keyof typeof events) => path.includes(event);

test('R-1.004 R-2.048 an enquiry loses no input, repeats no request under another key and completes every action', async () => {
  const walked = await walkFlow({
    open: openWorld,
    events,
    depth: 4,
    blurred: ['refusals', 'message', 'error'],
    isEnd: ({ sent }) => sent !== null,
    rules(view, { storage, calls }, path) {
      const keys = calls
        .filter(({ name }) => name === 'enquiry.submitNew')
        .map(({ options }) => options.idempotencyKey);
      const states = [view.sending, view.canSend, view.canRetry, view.missing, view.limitReached && !view.busy];
      const { email, content } = view.fields;
      const draft = storage.slot(enquiryDraftKey).read();
      const isOpen = !view.busy && view.sent === null;
      return {
        'one content has one key': new Set(keys).size <= 1,
        'it is one thing at a time': states.filter(Boolean).length <= 1,
        'an address that was written stays': email.value !== '' || !has(path, 'writes an address'),
        'a message that was written stays': content.value !== '' || !has(path, 'writes a message'),
        'what was written is on the device':
          !isOpen || (draft?.email ?? '') + (draft?.content ?? '') === email.value + content.value,
        'what has arrived leaves no draft': view.sent === null || draft === null,
        'who has sent is remembered': view.sent === null || storage.slot(guestKey).read()?.email === WRITTEN.email,
        'whoever cannot send is told why': view.canSend || view.busy || view.sent !== null || view.message !== null,
      };
    },
  });
  expect(walked.states).toBeGreaterThan(200);
});
