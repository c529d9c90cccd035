const MARK = '#at=';

/** How far a page can be scrolled, in pixels. */
const getMaxScroll = (): number => document.documentElement.scrollHeight - innerHeight;

/**
 * At a click on a language: the link says how far down the page is, from 0 to 1. The document comes anew, longer or shorter, and
 * a fragment reaches neither the server nor another page.
 */
export function saveScrollPosition({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[lang][data-document]') : null;
  if (link !== null) link.hash = `${MARK}${scrollY / (getMaxScroll() || 1)}`;
}

/** Goes to the place that the address tells, and takes it out of the address. */
export function restoreScrollPosition(): void {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(MARK)) return;
  history.replaceState(history.state, '', pathname + search);
  scrollTo(0, Number(hash.slice(MARK.length)) * getMaxScroll());
}
