import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useEnsureTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import { couponCard } from './parts.ts';

/** Loads and shows the card of a coupon, only on a page whose address names one. D-29 */
export function CouponOutlet() {
  const ensureTexts = useEnsureTexts();
  const isWanted = useLocation().search.includes('coupon_id=');
  const [Card, setCard] = useState<Awaited<ReturnType<typeof couponCard.load>>['CouponCard'] | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // The page shows a notice if the code cannot be loaded.
    loadPart(couponCard, ensureTexts).then(
      ({ CouponCard }) => setCard(() => CouponCard),
      () => undefined,
    );
  }, [isWanted, ensureTexts]);
  return isWanted && Card !== null ? <Card /> : null;
}
