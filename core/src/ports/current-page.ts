/** The page that is shown at this moment. */
export interface CurrentPage {
  /** Its address below our own origin: path with the deploy path, and query. */
  path(): string;
  /** How it asks for a login; `route` where its route says nothing. A-20 */
  loginBy(): 'modal' | 'route';
}
