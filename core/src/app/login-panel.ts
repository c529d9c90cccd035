import type { FormKind } from '../account/address-check.ts';
import type { PanelEmitted } from '../account/panel.machine.ts';
import type { PanelView } from '../account/panel.view.ts';
import type { PanelOpening } from '../account/panel-opening.ts';
import type { SessionView } from '../account/session.view.ts';
import type { Query } from '../routes/query.ts';
import type { AppEvent } from './app.machine.ts';
import type { AppView } from './app.view.ts';
import type { LoginRequest } from './login-request.ts';

/** What the address of a login page says. */
export interface LoginPage {
  readonly tab: FormKind;
  /** Decides on the tab and is filled in.  */
  readonly email: string | null;
  /** Where one goes afterwards, below our own origin; null is home. */
  readonly next: string | null;
}

/** */
export const loginPage = (route: FormKind, { redirect, email, register }: Query): LoginPage => ({
  tab: register === true ? 'register' : route,
  email: email ?? null,
  next: redirect ?? null,
});

type PanelOptions = Omit<PanelOpening, 'device'>;

/** How the panel opens on its own page. */
export const panelOnPage = ({ tab, email }: LoginPage): PanelOptions => ({ tab, email: email ?? undefined });

/** How it opens over another one.  */
export const panelOverPage = ({ tab, email, mustLogin, variant }: LoginRequest): PanelOptions => ({
  tab,
  email: email ?? undefined,
  mustLogin,
  variant,
});

/** What the app is told of a panel on its own page: where to go when nothing waited for the login. */
export const eventFromPage = (event: PanelEmitted, { next }: LoginPage): AppEvent | null =>
  event.type === 'login.succeeded' ? { ...event, next: next ?? '' } : null;

/** What it is told of one over another page. */
export const eventFromOverlay = (event: PanelEmitted): AppEvent =>
  event.type === 'panel.dismissed' ? { type: 'login.closed' } : event;

export interface LoginPageStatus {
  readonly session: Pick<SessionView, 'role' | 'busy'>;
  /** Null until the app runs. */
  readonly app: Pick<AppView, 'busy' | 'task'> | null;
  readonly panel: PanelView['state'] | null;
}

/**
 * Whether a login page has nothing more to do for whoever turns out to be a buyer, as by a login in another tab: only
 * once it is known who she is, and once what waited for the login has been sent by whichever tab, so that she does not
 * come back to what is just going off. A login on the page itself leads on by its own way.  
 */
export const canLeaveLoginPage = ({ session: { role, busy }, app, panel }: LoginPageStatus): boolean =>
  role === 'buyer' && !busy && app !== null && !app.busy && app.task.state !== 'sending' && panel !== 'done';
