export interface ScanBadgeData {
  /** The countries' names in the page's language, by their ids. */
  readonly countries: Readonly<Record<string, string>>;
  /** The address of the saved cards. */
  readonly cardsHref: string;
}
