export interface Navigator {
  /** Goes to an address of this site and adds it to the history. */
  go(href: string): void;
  /** Goes to an address of this site and replaces the current history entry. */
  replace(href: string): void;
  /** Reloads the page, or loads another address of this site if one is given. */
  reload(href?: string): void;
}

/**
 * Returns the address if it is a path on our own origin; throws otherwise. Links only ever point to our own pages, so
 * any other address is a bug, and following it could lead off the site (THR-15).
 */
export function requireSiteHref(href: string): string {
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(href)) throw new TypeError(`${JSON.stringify(href)} is no address of ours`);
  return href;
}
