export interface ScanBadgeData {
  /** By their ids, in the page's language. */
  readonly countries: Readonly<Record<string, string>>;
  /** Where the cards are that are kept. */
  readonly cardsHref: string;
}
