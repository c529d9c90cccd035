import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { countedTimer } from '../ports/counted-timer.ts';
import { stagePorts } from '../ports/flow-stage.ts';
import { heldGateway } from '../ports/held-gateway.ts';
import { walkFlow } from '../ports/walk-flow.ts';
import { err, ok } from '../result.ts';
import { openVerification } from './verification.page.ts';

test('R-2.060 a link is confirmed, refused or tried again under its key, whatever the gateway answers', async () => {
  const { states } = await walkFlow({
    open() {
      const { script, waiting } = heldGateway({
        'enquiry.verify': [
          ok({ verified: true, email: 'buyer@example.com', inquiryId: 'e1' }),
          ok({ verified: false, email: '', inquiryId: '' }),
          err(gatewayError('SERVER_ERROR', '404')),
        ],
      });
      const [ports, timer] = [stagePorts(script), countedTimer()];
      return {
        ...ports,
        waiting,
        timer,
        texts: new Map(),
        flow: openVerification({ ...ports, timer }, { token: 'T1' }),
      };
    },
    events: { retries: { type: 'retry.requested' } },
    depth: 5,
    blurred: ['message'],
    isEnd: ({ state }) => state === 'verified' || state === 'invalid',
    rules: (view, { calls }) => ({
      'a link has one key': new Set(calls.map(({ options }) => options.idempotencyKey)).size === 1,
      'it can be tried again where it failed, and nowhere else': view.canRetry === (view.state === 'failed'),
      'whoever does not wait is told how it ended': view.busy || view.message !== null,
      'one call at a time': view.busy === (view.state === 'verifying'),
    }),
  });
  expect(states).toBeGreaterThanOrEqual(4);
});
