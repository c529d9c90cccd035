/** The part of a window that the token is taken from. */
export interface AddressBar {
  readonly location: { readonly href: string };
  readonly history: { readonly state: unknown; replaceState(state: unknown, unused: string, url: string): void };
}

/** Returns the token of the address and removes it from there, so that nothing sent from now on carries it along. THR-04 */
export function takeToken({ location, history }: AddressBar, name = 'token'): string {
  const url = new URL(location.href);
  const token = url.searchParams.get(name) ?? '';
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  return token;
}
