import type { AccountDrawerEvent } from '@fairhall/core/account/account-drawer.machine';
import { ACCOUNT_DRAWER_START, type AccountDrawerView } from '@fairhall/core/account/account-drawer.view';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { OverlayFrame } from '../overlay/overlay-frame.tsx';
import { ToastHost } from '../overlay/toast-host.tsx';
import { toastQueue } from '../overlay/toast-queue.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { useFlow } from '../page/use-flow.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import { type AccountData, toAccountData } from './account-data.ts';
import styles from './account-drawer.module.css';
import { AccountSections } from './account-sections.tsx';

interface AccountDrawerProps {
  /** Whether it opens for what the buyer follows, has saved and has booked. */
  readonly wantsOwnItems: boolean;
  readonly onClose: () => void;
}

/**
 * The account as a drawer over the page of a PC, with the sections that a phone shows on a page of its own. It closes
 * when the page changes.
 */
export function AccountDrawer({ wantsOwnItems, onClose }: AccountDrawerProps) {
  const texts = useTexts();
  const { lang, imageServer } = useBoot();
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLElement>(null);
  useLeaving(onClose);
  const { view, send } = useFlow<AccountDrawerView, AccountDrawerEvent>({
    start: ACCOUNT_DRAWER_START,
    echo: (shown) => shown,
    isRequest: () => true,
    atOnce: true,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/account/account-drawer.page'))).openAccountDrawer(ports),
  });
  const data = view.account && toAccountData(view.account, { texts, lang, imageServer });
  return (
    <OverlayFrame
      name="account"
      label={texts.text('me.title')}
      shape="drawer"
      state="visible"
      className={styles.drawer}
      box={box}
      first={() => head.current}
      back={findOpener}
      onDismiss={onClose}
    >
      <header ref={head} className={styles.head} tabIndex={-1}>
        <AccountName data={data} />
        <IconButton icon="close" label={texts.text('account.close')} onClick={onClose} />
      </header>
      <div className={styles.content} aria-busy={view.busy}>
        {data === null ? null : <AccountSections data={data} wantsOwnItems={wantsOwnItems} />}
        {view.busy ? <LoadingSpinner /> : null}
        {view.message === null ? null : (
          <div className={styles.failure} role="alert">
            <p>{toDisplayText(texts, view.message)}</p>
            <button type="button" className="button" onClick={() => send({ type: 'retry.requested' })}>
              {texts.text('page.tryAgain')}
            </button>
          </div>
        )}
      </div>
      <ToastHost queue={toastQueue} />
    </OverlayFrame>
  );
}

/** The element that gets the focus back: the header's menu that opened the drawer. */
const findOpener = (): HTMLElement | null => document.querySelector('[data-account=buyer][data-shape=header] summary');

/** Shows the page's title until the account has loaded. */
function AccountName({ data }: { data: AccountData | null }) {
  const { text } = useTexts();
  if (data === null) return <h2>{text('me.title')}</h2>;
  const { name, company, email } = data;
  return (
    <div>
      <h2>
        <bdi>{name === '' ? email : name}</bdi>
      </h2>
      <p className="meta">
        <bdi>{company === '' ? email : company}</bdi>
      </p>
    </div>
  );
}

/** Closes the drawer on navigation: its links lead to other pages, and it would cover them. */
function useLeaving(onClose: () => void): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) onClose();
  }, [key, onClose]);
}
