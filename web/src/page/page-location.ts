/** Where a page is: a path, its query and a fragment. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What this history entry keeps of an address whose secrets are no longer shown; the router reads the same member. */
export interface MaskedState {
  readonly masked?: PageLocation;
}

/** Where this page is, with the secrets that the address bar no longer shows (`server/hide-secrets.ts`). THR-04 */
export function pageLocation(): PageLocation {
  // A copy: `location` itself would say later where the page is by then.
  const { pathname, search, hash } = (history.state as MaskedState | null)?.masked ?? location;
  return { pathname, search, hash };
}
