import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useEnsureTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import { couponCard } from './parts.ts';

/** Loads and shows the card of a coupon, only on a page whose address names one. D-29 */
export function CouponOutlet() {
  const ensureTexts = useEnsureTexts();
  const isWanted = useLocation().search.includes('coupon_id=');
  const [card, setCard] = useState<ReactNode>(null);
  useEffect(() => {
    if (isWanted)
      loadPart(couponCard, ensureTexts).then(
        ({ CouponCard }) => setCard(<CouponCard />),
        () => undefined,
      );
  }, [isWanted, ensureTexts]);
  return isWanted && card;
}
