import { seenName } from '@fairhall/core/catalogue/stored-names';
import { type ComponentType, useEffect, useState } from 'react';
import { firstInteraction } from '../../page/first-interaction.ts';
import { useIsStored } from '../../page/use-is-stored.ts';
import type { SeenShelfProps } from './seen-shelf.tsx';

/**
 * The place of the products that this browser has seen last. Its code comes when somebody uses the page, which with a
 * product is then one that was seen; the server renders nothing of it.
 */
export function SeenOutlet({ productId, className }: SeenShelfProps) {
  const [Shelf, setShelf] = useState<ComponentType<SeenShelfProps> | null>(null);
  const isWanted = useIsStored(seenName) || productId !== null;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const show = async () => {
      await firstInteraction();
      const { SeenShelf } = await import('./seen-shelf.tsx');
      if (!isGone) setShelf(() => SeenShelf);
    };
    show().catch(() => undefined); // the page is one without it
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return Shelf === null ? null : <Shelf key={productId} productId={productId} className={className} />;
}
