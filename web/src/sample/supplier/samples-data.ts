export interface SamplesData {
  /** The countries' names in the page's language, by their ids. */
  readonly countries: Readonly<Record<string, string>>;
}
