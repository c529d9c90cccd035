export interface Navigator {
  /** Goes to an address of our own and keeps the present one in the history. */
  go(href: string): void;
  /** Goes to an address of our own, which takes the place of the present one in the history. */
  replace(href: string): void;
  /** Loads the page anew, under another address of our own where one is given. */
  reload(href?: string): void;
}

/**
 * The same address if it is a path on our own origin; throws on any other. Links are only ever built to our own pages, so
 * another address is a bug, and going there could lead off the site (THR-15).
 */
export function requireSiteHref(href: string): string {
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(href)) throw new TypeError(`${JSON.stringify(href)} is no address of ours`);
  return href;
}
