import type * as z from 'zod/mini';
import { gatewayError } from '../contract/error.ts';
import type { DeferredKind } from '../ports/deferral.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import { err } from '../result.ts';
import { couponTaskKind } from './task-kind.ts';

interface CouponTaskPorts {
  /** Loads the calls that few pages make. */
  readonly frontGateway: () => Promise<Pick<FrontGateway, 'coupon'>>;
}

/** Issuing a coupon as a task that may have to wait for a login. It has no draft. Away from its page, the notice
 * links to the card on the home page. D-29 */
export const couponTask: DeferredKind<z.output<typeof couponTaskKind.payload>, CouponTaskPorts> = {
  ...couponTaskKind,
  async run({ frontGateway }, payload, options) {
    const front = await frontGateway().catch(() => null);
    if (front === null) return err(gatewayError('NETWORK_ERROR'));
    return front.coupon.issue(payload, { ...options, handled: true, retry: true });
  },
  forget: () => undefined,
  reason: { key: 'account.reason.coupon' },
  words: {
    waiting: { key: 'account.reason.coupon' },
    sent: { key: 'task.sent.coupon' },
    failed: { key: 'task.failed.coupon' },
    back: { key: 'task.failed.coupon.back' },
  },
  link: (_, { couponId }) => ({ route: 'home', params: {}, query: { couponId } }),
  email: () => null,
};
