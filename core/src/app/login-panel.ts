import type { FormKind } from '../account/address-check.ts';
import type { PanelEmitted } from '../account/panel.machine.ts';
import type { PanelView } from '../account/panel.view.ts';
import type { PanelOpening } from '../account/panel-opening.ts';
import type { SessionView } from '../account/session.view.ts';
import type { Query } from '../routes/query.ts';
import type { AppEvent } from './app.machine.ts';
import type { AppView } from './app.view.ts';
import type { LoginRequest } from './login-request.ts';

/** The parameters in the address of a login page. */
export interface LoginPage {
  readonly tab: FormKind;
  /** Decides the tab and prefills the form.  */
  readonly email: string | null;
  /** The path to open after the login, on our own origin; null is the home page. */
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

/** How the panel opens over another page.  */
export const panelOverPage = ({ tab, email, mustLogin, variant }: LoginRequest): PanelOptions => ({
  tab,
  email: email ?? undefined,
  mustLogin,
  variant,
});

/**
 * Converts an event of the panel on its own page into an app event with the path to open when no task waited for the
 * login.
 */
export const eventFromPage = (event: PanelEmitted, { next }: LoginPage): AppEvent | null =>
  event.type === 'login.succeeded' ? { ...event, next: next ?? '' } : null;

/** Converts an event of the panel over another page into an app event. */
export const eventFromOverlay = (event: PanelEmitted): AppEvent =>
  event.type === 'panel.dismissed' ? { type: 'login.closed' } : event;

export interface LoginPageStatus {
  readonly session: Pick<SessionView, 'role' | 'busy'>;
  /** Null until the app runs. */
  readonly app: Pick<AppView, 'busy' | 'task'> | null;
  readonly panel: PanelView['state'] | null;
}

/**
 * Whether a login page can redirect a person who is already a buyer, for example through a login in another tab. It
 * waits until the session is known, and until a tab has sent the task that waited for the login, so that the buyer does
 * not return to content that is being sent. A login on the page itself navigates on its own.  
 */
export const canLeaveLoginPage = ({ session: { role, busy }, app, panel }: LoginPageStatus): boolean =>
  role === 'buyer' && !busy && app !== null && !app.busy && app.task.state !== 'sending' && panel !== 'done';
