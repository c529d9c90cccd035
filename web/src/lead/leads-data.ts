export interface LeadsData {
  /** By their ids, in the page's language. */
  readonly countries: Readonly<Record<string, string>>;
}
