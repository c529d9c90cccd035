import { isStored } from '@fairhall/adapters/browser/stored-value';
import { compareProductsName } from '@fairhall/core/catalogue/stored-names';
import { type ReactNode, useEffect, useState } from 'react';
import { SlotLoader } from '../../page/slot-loader.ts';
import type { Choosing } from '../../ui/product-grid.tsx';

export interface CompareTrayProps {
  /** The products that were pressed on this page, in their order; it only grows. */
  readonly presses: readonly string[];
  /** Is told what is chosen. */
  readonly setIds: (ids: readonly string[]) => void;
}

interface UsedCompare extends Choosing {
  /** The bar with what is chosen; nothing while that is nothing. */
  readonly tray: ReactNode;
}

const EMPTY_IDS: readonly string[] = [];

/** What is chosen to be compared, for a page that lets choose. Its code comes with the first press, or with a choice. */
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
