type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click that follows the link in this tab, not in another tab or window. */
export const isPlainClick = (event: Click): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function findAnchor(event: Event): HTMLAnchorElement | null {
  const { target } = event;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** A link to a page of ours that the router can show without loading a new document. */
function isPageLink(anchor: HTMLAnchorElement): boolean {
  if (anchor.target !== '' || anchor.hasAttribute('download') || anchor.dataset.document !== undefined) return false;
  if (anchor.origin !== location.origin) return false;
  const samePage = anchor.pathname === location.pathname && anchor.search === location.search;
  return !(samePage && anchor.hash !== '');
}

/**
 * Creates a handler for all links of the document: a plain click on a page of ours goes through the router. `leave`
 * returns whether it follows a link to another host itself.
 */
export function handleClick(
  navigate: (href: string) => void,
  leave: (anchor: HTMLAnchorElement) => boolean = () => false,
): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    const anchor = findAnchor(event);
    if (anchor === null) return;
    if (isPageLink(anchor)) navigate(anchor.pathname + anchor.search + anchor.hash);
    else if (anchor.target !== '' || !leave(anchor)) return;
    event.preventDefault();
  };
}

/**
 * Creates a handler that loads a page's code when the pointer moves over its link, unless a click on the link opens an
 * overlay on this page.
 */
export function createPrefetchHandler(prefetch: (pathname: string) => void): (event: Event) => void {
  return (event) => {
    const anchor = findAnchor(event);
    if (anchor === null || anchor.dataset.opensHere !== undefined) return;
    if (isPageLink(anchor)) prefetch(anchor.pathname);
  };
}
