export interface CurrentPage {
  /** Its address below our own origin: path with the deploy path, and query. */
  path(): string;
  /**
   * Whether a login opens as a modal over this page or on /login; `route` unless the page's route definition says
   * otherwise.
   */
  loginBy(): 'modal' | 'route';
}
