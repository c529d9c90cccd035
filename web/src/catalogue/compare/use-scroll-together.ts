import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the heads and the body of a table sideways together. They are two scrollers, since the heads stay at the top of
 * the window, and nothing does inside a scroller.
 */
export function useScrollTogether(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const [heads, body] = [table.current?.tHead, table.current?.tBodies[0]];
    if (heads == null || body === undefined) return;
    const followBody = () => {
      heads.scrollLeft = body.scrollLeft;
    };
    const followHeads = () => {
      body.scrollLeft = heads.scrollLeft;
    };
    body.addEventListener('scroll', followBody, { passive: true });
    heads.addEventListener('scroll', followHeads, { passive: true });
    return () => {
      body.removeEventListener('scroll', followBody);
      heads.removeEventListener('scroll', followHeads);
    };
  }, []);
  return table;
}
