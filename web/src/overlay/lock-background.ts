/**
 * Makes the page behind an overlay inert for pointer, keyboard and screen reader, and prevents scrolling it. The
 * returned function restores the page. The notice about a part that failed to load
 * stays usable.
 */
export function lockBackground(overlay: Element): () => void {
  const background = listOthers(overlay).filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.id !== 'load-failed' && !each.inert,
  );
  // First, since it measures the page: after the change the browser would need a new layout for that.
  const unlock = lockScroll();
  for (const each of background) each.inert = true;
  return () => {
    for (const each of background) each.inert = false;
    unlock();
  };
}

/** The elements of the page that neither contain an element nor are inside it. */
function listOthers(element: Element): readonly Element[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) return [];
  return [...[...parent.children].filter((each) => each !== element), ...listOthers(parent)];
}

const SCROLL_LOCKED = 'scroll-locked';
const SCROLL_KEEPS_BAR = 'keeps-bar';

/**
 * Locks scrolling. An overlay above another finds the page locked and leaves it so. The scrollbar's space stays, so
 * that nothing moves.
 */
function lockScroll(): () => void {
  const { classList, scrollHeight, clientHeight, clientWidth } = document.documentElement;
  if (classList.contains(SCROLL_LOCKED) || scrollHeight <= clientHeight) return () => undefined;
  classList.add(SCROLL_LOCKED);
  if (innerWidth > clientWidth) classList.add(SCROLL_KEEPS_BAR);
  return () => classList.remove(SCROLL_LOCKED, SCROLL_KEEPS_BAR);
}
