import { isStored } from '@fairhall/adapters/browser/stored-value';
import { comparedName } from '@fairhall/core/catalogue/stored-names';
import { type ReactNode, useEffect, useState } from 'react';
import { LaterSlot } from '../../page/later-slot.ts';
import type { Choosing } from '../../ui/product-grid.tsx';

export interface CompareTrayProps {
  /** The last press; another object for each. */
  readonly pressed: { readonly productId: string } | null;
  /** Is told what is chosen. */
  readonly setIds: (ids: readonly string[]) => void;
}

interface UsedCompare extends Choosing {
  /** The bar with what is chosen; nothing while that is nothing. */
  readonly tray: ReactNode;
}

const NONE: readonly string[] = [];

/** What is chosen to be compared, for a page that lets choose. Its code comes with the first press, or with a choice. */
export function useCompare(): UsedCompare {
  const [ids, setIds] = useState(NONE);
  const [pressed, setPressed] = useState<CompareTrayProps['pressed']>(null);
  const [hasChosen, setHasChosen] = useState(false);
  useEffect(() => setHasChosen(isStored(window, comparedName, Date.now())), []);
  const isWanted = hasChosen || pressed !== null;
  return {
    ids,
    toggle: (productId) => setPressed({ productId }),
    tray: <LaterSlot name="compareTray" isWanted={isWanted} part={{ pressed, setIds }} />,
  };
}
