export interface Navigator {
  /** Goes to an address of our own, leaving the present one in the history. */
  go(href: string): void;
  /** Goes to an address of our own in place of the present one. */
  replace(href: string): void;
  /** Loads the page anew, under another address of our own where one is given. */
  reload(href?: string): void;
}

/** An address below our own origin; throws on any other, since whoever builds links builds these alone. */
export function ownHref(href: string): string {
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(href)) throw new TypeError(`${JSON.stringify(href)} is no address of ours`);
  return href;
}
