import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { createManualGateway } from '../ports/manual-gateway.ts';
import { walkFlow } from '../ports/walk-flow.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { threadDraftsKey } from './keys.ts';
import { openBuyerThread } from './thread.page.ts';
import { createAnsweredThread, createClosedThread } from './thread.test-driver.ts';
import type { ThreadEvent } from './thread-events.ts';

function openWorld() {
  const device = createMemoryDevice();
  const { script, waiting } = createManualGateway({
    'enquiry.thread': [ok(createAnsweredThread()), ok(createClosedThread()), err(gatewayError('SERVER_ERROR', '404'))],
    'enquiry.markRead': [ok(true)],
    'enquiry.reply': [ok({ messageId: 'm3', position: 3 }), err(gatewayError('SERVER_ERROR', '409'))],
    'enquiry.setState': [ok({ state: 'closed' })],
    'enquiry.shareContact': [ok(true)],
  });
  const timer = createCountedTimer();
  const ports = createTestPorts(script);
  const opening = { enquiryId: 'e1', sign: 's1', lang: 'en' } as const;
  const flow = openBuyerThread({ ...ports, clock: device.clock, storage: device.storage, timer }, opening);
  return { ...device, ...ports, timer, waiting, flow };
}

const WRITTEN = 'Is folding in this price?';
const events = {
  writes: { type: 'text.changed', value: WRITTEN },
  sends: { type: 'message.submitted' },
  retries: { type: 'retry.requested' },
  closes: { type: 'close.requested' },
  'wants to share': { type: 'share.requested' },
  shares: { type: 'share.confirmed' },
  leaves: { type: 'page.hidden' },
} as const satisfies Readonly<Record<string, ThreadEvent>>;

const ARRIVES = 'enquiry.reply → answer 1';

test('D-95 a thread never loses typed text, never resends a message with another key and ends what it starts', async () => {
  const walked = await walkFlow({
    open: openWorld,
    events,
    depth: 4,
    blurred: ['refusals', 'message', 'error', 'behind', 'failure'],
    rules({ state, thread, busy, canRetry }, { storage, calls }, path) {
      const keysOf = (name: string) =>
        calls.filter((call) => call.name === name).map(({ options }) => options.idempotencyKey);
      const composer = thread?.composer ?? null;
      const draft = storage.slot(threadDraftsKey).read()?.[0]?.text ?? '';
      return {
        'one message has one key': new Set(keysOf('enquiry.reply')).size <= 1,
        'closing has one key until it is done':
          path.some((step) => step.startsWith('enquiry.setState → answer')) ||
          new Set(keysOf('enquiry.setState')).size <= 1,
        'what was written is on the device': composer === null || draft === composer.field.value,
        'what has arrived leaves no draft': draft === '' || path.lastIndexOf('writes') > path.indexOf(ARRIVES),
        'nothing is shared without being asked twice':
          path.includes('wants to share') || !calls.some(({ name }) => name === 'enquiry.shareContact'),
        'every call carries the link': calls.every(({ data }) => (data as { sign?: string }).sign === 's1'),
        'it can be tried again where it failed, and nowhere else':
          canRetry === (state === 'failed' || state === 'gone'),
        'whoever sees no thread and does not wait is told why': state !== 'loading' || busy,
      };
    },
  });
  expect(walked.states).toBeGreaterThan(100);
});
