/** The location of a page: path, query and fragment. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The part of a history entry's state that holds the address before its secrets were removed; the router reads the same
 * member.
 */
export interface MaskedState {
  readonly masked?: PageLocation;
}

/**
 * Returns this page's location, including the secrets that were removed from the address bar
 * (`server/hide-secrets.ts`). THR-04
 */
export function pageLocation(): PageLocation {
  // A copy, since `location` itself changes at the next navigation.
  const { pathname, search, hash } = (history.state as MaskedState | null)?.masked ?? location;
  return { pathname, search, hash };
}
