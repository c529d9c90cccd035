/** Puts the focus back where it was before an overlay, or on the content where that is gone. */
export function focusBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (isThere) opener.focus();
  else document.getElementById('content')?.focus();
}
