/** Puts the focus back where it was before an overlay, or on the content where that is gone. The page is not scrolled for it. */
export function focusBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (isThere) opener.focus({ preventScroll: true });
  else document.getElementById('content')?.focus({ preventScroll: true });
}
