import { stripSecrets } from '@fairhall/core/routes/query';
import type { MaskedState } from './page-location.ts';

/** The parts of a window from which the token is taken. */
export interface AddressBar {
  readonly location: { readonly href: string };
  readonly history: { readonly state: unknown; replaceState(state: unknown, unused: string, url: string): void };
}

/** Returns the token in the address and removes it there, so that no later request contains it. THR-04 */
export function takeToken({ location, history }: AddressBar, name = 'token'): string {
  const { pathname, search, hash } = new URL(location.href);
  const { masked, ...state } = (history.state ?? {}) as MaskedState; // as the router and the first script write it
  const query = new URLSearchParams(masked?.search ?? search);
  const token = query.get(name) ?? '';
  query.delete(name);
  const left = query.size === 0 ? '' : `?${query}`;
  const shown = stripSecrets(left);
  const hidden = shown === left ? state : { ...state, masked: { pathname, search: left, hash } };
  history.replaceState(hidden, '', pathname + shown + hash);
  return token;
}
