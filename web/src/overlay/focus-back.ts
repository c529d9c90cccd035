/**
 * Returns the focus to the element that had it before an overlay, or to the content if that element no longer exists.
 * Does not scroll the page.
 */
export function focusBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (isThere) opener.focus({ preventScroll: true });
  else document.getElementById('content')?.focus({ preventScroll: true });
}
