import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { createManualGateway } from '../ports/manual-gateway.ts';
import { walkFlow } from '../ports/walk-flow.ts';
import { err, ok } from '../result.ts';
import { openVerification } from './verification.page.ts';

const EMAIL = 'buyer@example.com';
const NOTHING = { isAccount: false, sent: { enquiries: 0, requests: 0 }, waiting: [], canSendAgain: false };
const ITEM = { kind: 'enquiry' as const, id: 'a', name: 'Mug', supplierName: 'Potter', createTime: 1 };

test('R-2.060 a link is confirmed, rejected or retried under its key, whatever the gateway answers', async () => {
  const { states } = await walkFlow({
    open() {
      const { script, waiting } = createManualGateway({
        'confirmation.confirm': [
          ok({ state: 'confirmed', email: EMAIL, ...NOTHING, waiting: [ITEM] }),
          ok({ state: 'password', email: EMAIL, ...NOTHING }),
          ok({ state: 'over', email: EMAIL, ...NOTHING, canSendAgain: true }),
          err(gatewayError('SERVER_ERROR', '1004')),
        ],
        'confirmation.settle': [ok({ sent: NOTHING.sent, removed: 1, waiting: [] })],
        'confirmation.sendAgain': [ok({ state: 'queued', email: EMAIL })],
        'confirmation.reject': [ok(true)],
      });
      const [ports, timer] = [createTestPorts(script), createCountedTimer()];
      return {
        ...ports,
        waiting,
        timer,
        texts: new Map(),
        flow: openVerification({ ...ports, timer }, { token: 'T1' }),
      };
    },
    events: {
      retries: { type: 'retry.requested' },
      types: { type: 'password.changed', value: 'right' },
      submits: { type: 'form.submitted' },
      ticks: { type: 'item.toggled', id: 'a' },
      confirms: { type: 'chosen.confirmed' },
      asks: { type: 'mail.requested' },
      rejects: { type: 'account.rejected' },
    },
    depth: 5,
    blurred: ['message', 'failure', 'refusals'],
    isEnd: ({ state }) => state === 'rejected' || state === 'mailed',
    rules: (view, { calls }) => ({
      'a link has one key': keysOf(calls, 'confirmation.confirm') <= 1,
      'a mail is asked for under one key': keysOf(calls, 'confirmation.sendAgain') <= 1,
      'it can be tried again where it failed, and nowhere else': view.canRetry === (view.state === 'failed'),
      'whoever does not wait is told how it ended': view.busy || view.message !== null,
      'a password is asked for in its place alone': (view.password !== null) === (view.state === 'password'),
      'while the link is checked the page waits': view.state !== 'verifying' || view.busy,
    }),
  });
  expect(states).toBeGreaterThanOrEqual(10);
});

const keysOf = (
  calls: readonly { readonly name: string; readonly options: { readonly idempotencyKey?: string } }[],
  name: string,
): number => new Set(calls.filter((call) => call.name === name).map(({ options }) => options.idempotencyKey)).size;
