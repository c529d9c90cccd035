import { isForGuests } from '@fairhall/core/routes/page-access';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLogin, useNickname, useSession } from '../login/use-login.ts';
import { hrefOf, resolveAddress } from '../page/address.ts';
import { isPlainClick } from '../page/click-handler.ts';
import { useBoot, useEnsureTexts, useTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import { supplierBarsFor } from '../page/supplier-bars.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './account-menu.module.css';
import { usePrepareLogin } from './login-outlet.tsx';
import menus from './menus.module.css';
import { showOfflineNotice } from './offline-notice.ts';
import { buyerMenu } from './parts.ts';
import { useNormalizedPath } from './use-normalized-path.ts';

/** In the header, or as the last tab at the bottom of a phone. */
type Shape = 'header' | 'tab';

/**
 * The buyer's menu, or the link to the login; on the suppliers' site the supplier's menu. The server does not know the
 * login status, so a guest's and a buyer's have the same size, and nothing moves when the browser reads it from the
 * device. R-4.022 R-4.024
 */
export function AccountMenu({ shape }: { shape: Shape }) {
  const { role } = useSession();
  const { audience } = useBoot();
  const supplierBars = supplierBarsFor(audience);
  if (supplierBars !== null) return <supplierBars.Account />;
  return role === 'buyer' ? <Buyer shape={shape} /> : <LogIn shape={shape} />;
}

/**
 * Pages that a login does not return to. The home page needs no return address. The addresses of the others may contain
 * a secret that grants access, which must not get into another address. THR-04
 */
const ROUTE_NAMES_LEFT: readonly string[] = ['home', 'resetPassword', 'verify', 'enquiryThread'];

/** A plain link. With scripts it opens the login over the page. */
function LogIn({ shape }: { shape: Shape }) {
  const boot = useBoot();
  const { text } = useTexts();
  const login = useLogin();
  const prepareLogin = usePrepareLogin();
  const { pathname, search } = useLocation();
  const path = useNormalizedPath();
  const name = resolveAddress(pathname, boot)?.name;
  const isLeft = name === undefined || ROUTE_NAMES_LEFT.includes(name) || isForGuests(name);
  const href = hrefOf(boot)('login', {}, { redirect: isLeft ? undefined : path + search });
  const opensHere = name !== 'resetPassword' && !isForGuests(name);
  const prepare = opensHere ? prepareLogin : undefined;
  const open = (event: MouseEvent) => {
    if (!opensHere || !isPlainClick(event)) return;
    event.preventDefault();
    void login?.open({});
  };
  return (
    <a
      className={styles.account}
      data-account="visitor"
      data-shape={shape}
      data-opens-here={opensHere ? '' : undefined}
      href={href}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Icon name="person" />
      <span>{text(shape === 'tab' ? 'shell.me' : 'shell.logIn')}</span>
    </a>
  );
}

function Buyer({ shape }: { shape: Shape }) {
  const { text } = useTexts();
  const ensureTexts = useEnsureTexts();
  const nickname = useNickname();
  const [Menu, setMenu] = useState<ComponentType<{ hasAccountPage: boolean }> | null>(null);
  const isTab = shape === 'tab';
  useEffect(() => {
    loadPart(buyerMenu, ensureTexts).then((part) => setMenu(() => part.BuyerMenu), showOfflineNotice);
  }, []);
  return (
    <details className={`${menus.menu} ${styles.menu}`} name="shell-menu" data-account="buyer" data-shape={shape}>
      <summary className={styles.account} data-shape={shape}>
        <Icon name="person" />
        <span className="hidden">{isTab || nickname === '' ? '' : `${text('shell.account')}: `}</span>
        <bdi className={styles.name}>{isTab || nickname === '' ? text('shell.me') : nickname}</bdi>
        {isTab ? null : <Icon name="chevron" small />}
      </summary>
      <div className={`${menus.list} ${styles.list}`}>
        {isTab && nickname !== '' ? (
          <p className={styles.who}>
            <bdi>{nickname}</bdi>
          </p>
        ) : null}
        {Menu === null ? null : <Menu hasAccountPage={isTab} />}
      </div>
    </details>
  );
}
