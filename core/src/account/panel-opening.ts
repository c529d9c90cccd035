import { isClausePrechecked } from '../forms/clause.ts';
import type { Device } from '../site/device.ts';
import type { FormKind } from './address-check.ts';
import type { FormInput } from './form.ts';
import type { LoginSource } from './session-memory.ts';

/** How a panel opens, on its own page or in a modal. */
export interface PanelOpening {
  readonly device: Device;
  /** */
  readonly tab?: FormKind | undefined;
  /** Prefills the form; the tab depends on whether this address has an account.  */
  readonly email?: string | undefined;
  /** The modal closes only after a login.  */
  readonly mustLogin?: boolean | undefined;
  /** `simple` is the small panel, whose logins have their own login source. */
  readonly variant?: 'full' | 'simple' | undefined;
  /** The site's country, where it has one. A-78 */
  readonly countryId?: string | undefined;
  /** False unticks the clause in every country. */
  readonly acceptClause?: boolean | undefined;
}

export const getInitialTab = ({ tab = 'login' }: PanelOpening): FormKind => tab;

export const loginInput = (opening: PanelOpening): FormInput => ({ kind: 'login', email: emailOf(opening, 'login') });

export const registerInput = (opening: PanelOpening): FormInput => ({
  kind: 'register',
  email: emailOf(opening, 'register'),
  acceptClause: opening.acceptClause ?? isClausePrechecked([opening.countryId]),
});

/** The address that a form shows when the panel opens. */
export const emailOf = (opening: PanelOpening, form: FormKind): string =>
  getInitialTab(opening) === form ? (opening.email ?? '') : '';

/**
 * The tab for the opening's address; `registered` is null if the gateway could not answer, which leaves the tab as it
 * is.
 */
export function tabOf(opening: PanelOpening, registered: boolean | null): FormKind {
  if (registered === null) return getInitialTab(opening);
  return registered ? 'login' : 'register';
}

/** */
export function sourceOf(kind: FormKind, { variant }: PanelOpening): LoginSource {
  if (kind === 'register') return 'register';
  return variant === 'simple' ? 'login-simple' : 'login';
}
