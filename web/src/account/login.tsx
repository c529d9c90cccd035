import type { PanelEmitted } from '@fairhall/core/account/panel.machine';
import { canLeaveLoginPage, eventFromPage, panelOnPage } from '@fairhall/core/app/login-panel';
import type { Message } from '@fairhall/core/ports/texts';
import { useEffect, useRef } from 'react';
import { useAppView, useLogin, useSession } from '../login/use-login.ts';
import { rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { SiteLogo } from '../ui/site-logo.tsx';
import { AccountPanel } from './account-panel.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { useKnownEmail } from './known-email.ts';
import styles from './login.module.css';
import type { LoginData } from './login-data.ts';
import { useTaskEmail } from './task-email.ts';
import { type PanelFlow, usePanel } from './use-panel.ts';

/** The login and the registration as pages of their own.    */
export function LoginPage({ data }: { data: LoginData }) {
  const { brand, device, production } = useBoot();
  const { text } = useTexts();
  const content = useRef<HTMLDivElement>(null);
  const flow = usePanel(panelOnPage(data), { root: content, isOverPage: false }, useOnEmitted(data));
  useLeave(flow, data);
  useTaskEmail(flow);
  const known = useKnownEmail(flow, data.next);
  const isWide = device === 'pc';
  return (
    <div className={isWide ? `wrap ${styles.page}` : styles.page} data-page="login">
      {isWide ? null : (
        <div className={styles.logo}>
          <SiteLogo brand={brand} />
        </div>
      )}
      <h1 className={isWide ? undefined : 'hidden'}>{text('account.title')}</h1>
      <Reason reason={known?.isRegistered && flow.view.tab === 'register' ? REGISTERED : data.reason} />
      <div ref={content} className={isWide ? `panel ${styles.card}` : undefined}>
        <AccountPanel flow={flow} stays={false} />
      </div>
      {production ? null : <DemoAccounts flow={flow} />}
    </div>
  );
}

/** After a login the app returns to the previous page, once no task is waiting to be sent. */
function useOnEmitted(data: LoginData): (emitted: PanelEmitted) => void {
  const login = useLogin();
  return (emitted) => {
    const event = eventFromPage(emitted, data);
    if (event !== null) void login?.send(event);
  };
}

/** Leaves the page if the user is already logged in, for example in another tab.  */
function useLeave({ view }: PanelFlow, { next }: LoginData): void {
  const root = rootOf(useBoot());
  const login = useLogin();
  const isElsewhere = canLeaveLoginPage({ session: useSession(), app: useAppView(), panel: view.state });
  useEffect(() => {
    if (isElsewhere) login?.leavePage(next ?? root);
  }, [isElsewhere, login, next, root]);
}

/** The visitor has registered for an exhibition, and that address has no account. */
const REGISTERED: Message = { key: 'account.reason.registered' };

/** The reason for the login: a task is waiting for it, or the requested page needs a login. */
function Reason({ reason }: { reason: Message | null }) {
  const { text } = useTexts();
  const app = useAppView();
  const waiting: Message | null = app?.task.waiting ?? null;
  const sending: Message | null = app?.task.state === 'sending' ? { key: 'task.sending' } : null;
  const shown = sending ?? app?.login.request?.reason ?? waiting ?? reason;
  return (
    <div role="status">{shown === null ? null : <p className={styles.reason}>{text(shown.key, shown.values)}</p>}</div>
  );
}
