import { isStored } from '@fairhall/adapters/browser/stored-value';
import { seenName } from '@fairhall/core/catalogue/stored-names';
import { useEffect, useState } from 'react';
import { firstInteraction } from '../page/first-interaction.ts';
import { LaterSlot } from '../page/later-slot.ts';
import { loadQuietly } from '../page/load-module.ts';

export interface SeenPlaceProps {
  /** The product whose page it is, which is kept as seen and not shown; null elsewhere. */
  readonly productId: string | null;
  readonly className: string | undefined;
}

declare module '../page/slots.ts' {
  interface Slots {
    seenShelf: SeenPlaceProps;
  }
}

/**
 * The place of the products that this browser has seen last. With a product the page is then one that was seen, once
 * somebody uses it. The code of the shelf and of its call comes only where there is something to show, and after what was
 * pressed first, which it must not hold up.
 */
export function SeenPlace(place: SeenPlaceProps) {
  const [isWanted, setWanted] = useState(false);
  const { productId } = place;
  useEffect(() => {
    if (productId === null && !isStored(window, seenName, Date.now())) return;
    const keep = async () =>
      (await loadQuietly(() => import('./keep-seen.ts'))).keepSeen(productId, () => setWanted(true));
    firstInteraction()
      .then(keep)
      .catch(() => undefined); // the page is one without it
  }, [productId]);
  return <LaterSlot name="seenShelf" isWanted={isWanted} isQuiet part={place} />;
}
