/**
 * Puts the page behind an overlay out of reach of pointer, keyboard and screen reader, and keeps it from being scrolled.
 * `overlay` lies directly in the body. The answer gives it back. The notice about a part that did not load stays in reach.
 */
export function disableBackground(overlay: Element): () => void {
  const background = [...document.body.children].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each !== overlay && each.id !== 'load-failed' && !each.inert,
  );
  // First, since it measures the page: after the change the browser would have to lay it out for that.
  const unlock = lockScroll();
  for (const each of background) each.inert = true;
  return () => {
    for (const each of background) each.inert = false;
    unlock();
  };
}

const SCROLL_LOCKED = 'scroll-locked';
const SCROLL_KEEPS_BAR = 'keeps-bar';

/** An overlay above another finds the page locked and leaves it so. The room of a bar to scroll by stays, so that nothing moves. */
function lockScroll(): () => void {
  const { classList, scrollHeight, clientHeight, clientWidth } = document.documentElement;
  if (classList.contains(SCROLL_LOCKED) || scrollHeight <= clientHeight) return () => undefined;
  classList.add(SCROLL_LOCKED);
  if (innerWidth > clientWidth) classList.add(SCROLL_KEEPS_BAR);
  return () => classList.remove(SCROLL_LOCKED, SCROLL_KEEPS_BAR);
}
