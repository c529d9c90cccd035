import { storeText } from '@fairhall/adapters/browser/stored-value';
import { promotionIdName } from '@fairhall/core/site/stored-names';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { resolveAddress } from '../page/address.ts';
import { useBoot } from '../page/contexts.ts';

/** Stores the promotion whose pages the visitor sees, so that later submissions can name it. A-13 */
export function usePromotionOfVisit(): void {
  const boot = useBoot();
  const { pathname } = useLocation();
  useEffect(() => {
    const params = resolveAddress(pathname, boot)?.params;
    const promotion = params && 'promotion' in params ? params.promotion : undefined;
    if (promotion !== undefined) storeText(window, promotionIdName, promotion.id);
  }, [pathname, boot]);
}
