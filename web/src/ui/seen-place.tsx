import { isStored } from '@fairhall/adapters/browser/stored-value';
import { seenName } from '@fairhall/core/catalogue/stored-names';
import { useEffect, useState } from 'react';
import { firstInteraction } from '../page/first-interaction.ts';
import { LaterSlot } from '../page/later-slot.ts';

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
 * The place of the products that this browser has seen last. Its code comes when somebody uses the page, which with a
 * product is then one that was seen.
 */
export function SeenPlace(place: SeenPlaceProps) {
  const [isWanted, setWanted] = useState(false);
  const isProduct = place.productId !== null;
  useEffect(() => {
    if (isProduct || isStored(window, seenName, Date.now())) void firstInteraction().then(() => setWanted(true));
  }, [isProduct]);
  return <LaterSlot name="seenShelf" isWanted={isWanted} isQuiet part={place} />;
}
