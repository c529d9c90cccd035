import type { Flow } from '../ports/flow.ts';
import type { LoginStatus } from '../ports/login-status.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { type CouponEvent, type CouponPorts, provideCoupon } from './coupon.machine.ts';
import { type CouponView, couponView } from './coupon.view.ts';

export interface CouponPagePorts extends CouponPorts {
  readonly loginStatus: LoginStatus;
  readonly timer: Timer;
}

export type CouponFlow = Flow<CouponView, CouponEvent>;

/** Opens the coupon of an address; a login in any tab issues it. D-29 */
export function openCoupon({ loginStatus, timer, ...ports }: CouponPagePorts, couponId: string): CouponFlow {
  const input = { couponId, isLoggedIn: loginStatus.isLoggedIn() };
  const flow = startFlow(provideCoupon(ports), { input, view: couponView, timer });
  const unsubscribe = loginStatus.subscribe(() => {
    if (loginStatus.isLoggedIn()) flow.send({ type: 'login.finished' });
  });
  return {
    ...flow,
    stop() {
      unsubscribe();
      flow.stop();
    },
  };
}
