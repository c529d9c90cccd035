const MARK = '#at=';

/** Returns how far the page can be scrolled, in pixels. */
const getMaxScroll = (): number => document.documentElement.scrollHeight - innerHeight;

/**
 * At a click on a language link, adds the scroll position to it, from 0 to 1. The new document may be longer or
 * shorter, and a fragment is sent neither to the server nor to another page.
 */
export function saveScrollPosition({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[lang][data-document]') : null;
  if (link !== null) link.hash = `${MARK}${scrollY / (getMaxScroll() || 1)}`;
}

/** Scrolls to the position in the address and removes it from there. */
export function restoreScrollPosition(): void {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(MARK)) return;
  history.replaceState(history.state, '', pathname + search);
  scrollTo(0, Number(hash.slice(MARK.length)) * getMaxScroll());
}
