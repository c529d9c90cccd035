import { isStored } from '@fairhall/adapters/browser/stored-value';
import { seenProductsName } from '@fairhall/core/catalogue/stored-names';
import { useEffect, useState } from 'react';
import { waitForFirstInteraction } from '../page/first-interaction.ts';
import { loadQuietly } from '../page/load-module.ts';
import { SlotLoader } from '../page/slot-loader.ts';

export interface SeenProductsProps {
  /** The product whose page it is, which is kept as seen and not shown; null elsewhere. */
  readonly productId: string | null;
  readonly className: string | undefined;
}

declare module '../page/slots.ts' {
  interface Slots {
    seenShelf: SeenProductsProps;
  }
}

/**
 * The place of the products that this browser has seen last. With a product the page is then one that was seen, once
 * somebody uses it. The code of the shelf and of its call comes only where there is something to show, and after what was
 * pressed first, which it must not hold up.
 */
export function SeenProductsSlot(props: SeenProductsProps) {
  const [isWanted, setWanted] = useState(false);
  const { productId } = props;
  useEffect(() => {
    if (productId === null && !isStored(window, seenProductsName, Date.now())) return;
    const saveSeen = async () =>
      (await loadQuietly(() => import('./save-seen-product.ts'))).saveSeenProduct(productId, () => setWanted(true));
    waitForFirstInteraction()
      .then(saveSeen)
      .catch(() => undefined); // the page is one without it
  }, [productId]);
  return <SlotLoader name="seenShelf" isWanted={isWanted} isQuiet part={props} />;
}
