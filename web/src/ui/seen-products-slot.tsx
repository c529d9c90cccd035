import { isStored } from '@fairhall/adapters/browser/stored-value';
import { seenProductsName } from '@fairhall/core/catalogue/stored-names';
import { useEffect, useState } from 'react';
import { waitForFirstInteraction } from '../page/first-interaction.ts';
import { loadQuietly } from '../page/load-module.ts';
import { SlotLoader } from '../page/slot-loader.ts';

export interface SeenProductsProps {
  /** The product of the page, which is stored as seen and not shown; null on other pages. */
  readonly productId: string | null;
  readonly className: string | undefined;
}

declare module '../page/slots.ts' {
  interface Slots {
    seenShelf: SeenProductsProps;
  }
}

/**
 * The slot for the products that this browser has seen last. On a product's page, the product is stored as seen at the
 * first interaction. The shelf's code loads only if there is something to show, and after the first interaction, so as
 * not to delay it.
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
      .catch(() => undefined); // the page works without it
  }, [productId]);
  return <SlotLoader name="seenShelf" isWanted={isWanted} isQuiet part={props} />;
}
