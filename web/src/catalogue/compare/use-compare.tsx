import { isStored } from '@fairhall/adapters/browser/stored-value';
import { compareProductsName } from '@fairhall/core/catalogue/stored-names';
import { type ReactNode, useEffect, useState } from 'react';
import { SlotLoader } from '../../page/slot-loader.ts';
import type { Choosing } from '../../ui/product-grid.tsx';

export interface CompareTrayProps {
  /** The products that were pressed on this page, in order; the list only grows. */
  readonly presses: readonly string[];
  /** Receives the ids of the selected products. */
  readonly setIds: (ids: readonly string[]) => void;
}

interface UsedCompare extends Choosing {
  /** The bar with the selected products; null while there are none. */
  readonly tray: ReactNode;
}

const EMPTY_IDS: readonly string[] = [];

/**
 * The products selected for comparison, for a page where products can be selected. The code loads at the first press,
 * or if the browser has a stored selection.
 */
export function useCompare(): UsedCompare {
  const [ids, setIds] = useState(EMPTY_IDS);
  const [presses, setPresses] = useState(EMPTY_IDS);
  const [hasChosen, setHasChosen] = useState(false);
  useEffect(() => setHasChosen(isStored(window, compareProductsName, Date.now())), []);
  const isWanted = hasChosen || presses.length > 0;
  return {
    ids,
    toggle: (productId) => setPresses((before) => [...before, productId]),
    tray: <SlotLoader name="compareTray" isWanted={isWanted} part={{ presses, setIds }} />,
  };
}
