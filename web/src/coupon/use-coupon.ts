import type { CouponEvent } from '@fairhall/core/coupon/coupon.machine';
import { COUPON_START, type CouponView } from '@fairhall/core/coupon/coupon.view';
import { useFormDeferral } from '../login/use-form-deferral.ts';
import { useLogin } from '../login/use-login.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';

/** The flow behind the coupon's card. It starts at once, because a buyer gets the coupon without a press. */
export function useCoupon(couponId: string): UsedFlow<CouponView, CouponEvent> {
  const boot = useBoot();
  const login = useLogin();
  const { deferral } = useFormDeferral();
  return useFlow({
    start: COUPON_START,
    atOnce: true,
    async open(ports) {
      if (login === null) throw new Error('no coupon is issued while the server renders');
      const [{ openFrontGateway }, { openCoupon }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/coupon/page')),
      ]);
      return openCoupon({ ...ports, front: openFrontGateway(boot, ports), deferral, loginStatus: login }, couponId);
    },
  });
}
