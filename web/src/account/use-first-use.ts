import { type RefObject, useEffect, useState } from 'react';

const SIGNS = ['focusin', 'pointerdown', 'input'] as const;

/** Turns true when somebody begins to use what is inside, so that a page which is only looked at fetches nothing for it. */
export function useFirstUse(root: RefObject<HTMLElement | null>, isUsedAtOnce: boolean): boolean {
  const [isUsed, setUsed] = useState(isUsedAtOnce);
  useEffect(() => {
    const element = root.current;
    if (element === null || isUsed) return;
    const begin = () => setUsed(true);
    for (const sign of SIGNS) element.addEventListener(sign, begin, { once: true });
    if (element.contains(document.activeElement)) begin();
    return () => {
      for (const sign of SIGNS) element.removeEventListener(sign, begin);
    };
  }, [root, isUsed]);
  return isUsed;
}
