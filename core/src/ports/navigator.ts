export interface Navigator {
  /** Goes to an address of our own, leaving the present one in the history. */
  go(href: string): void;
  /** Goes to an address of our own in place of the present one. */
  replace(href: string): void;
}
