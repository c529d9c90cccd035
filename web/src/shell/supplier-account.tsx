import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hrefOf, rootOf } from '../page/address.ts';
import { useBoot, useEnsureTexts, useTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import type { BuiltRoute } from '../page/screens.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './account-menu.module.css';
import menus from './menus.module.css';
import { showOfflineNotice } from './offline-notice.ts';
import { supplierMenu } from './supplier-parts.ts';

interface SupplierAccountProps {
  readonly shape?: 'header' | 'tab';
  /** Pages that have tabs of their own beside the menu. */
  readonly leftOut?: readonly BuiltRoute[];
}

type Menu = ComponentType<Required<Pick<SupplierAccountProps, 'leftOut'>>>;

const NONE: readonly BuiltRoute[] = [];

/**
 * The menu of a supplier's member: under the person in the header, or as “More” at the bottom of a phone. Its content
 * is loaded when it opens first, so that buyers’ pages do not have it.
 */
export function SupplierAccount({ shape = 'header', leftOut = NONE }: SupplierAccountProps) {
  const { text } = useTexts();
  const ensureTexts = useEnsureTexts();
  const [Content, setContent] = useState<Menu | 'loading' | null>(null);
  const root = useRef<HTMLDetailsElement>(null);
  const load = () => {
    if (root.current?.open !== true || (Content !== null && Content !== 'loading')) return;
    setContent('loading');
    void loadPart(supplierMenu, ensureTexts).then((part) => setContent(() => part.SupplierMenu), showOfflineNotice);
  };
  // It may have been opened before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start
  useEffect(load, []);
  const isTab = shape === 'tab';
  return (
    <details
      ref={root}
      className={`${menus.menu} ${styles.menu}`}
      name="shell-menu"
      data-account="supplier"
      data-shape={shape}
      onToggle={load}
    >
      <summary className={styles.account} data-shape={shape}>
        <Icon name={isTab ? 'menu' : 'person'} />
        <span>{text(isTab ? 'shell.more' : 'shell.me')}</span>
        {isTab ? null : <Icon name="chevron" small />}
      </summary>
      <div className={`${menus.list} ${styles.list}`}>
        {Content === null ? <LoginWithoutScripts /> : null}
        {Content === 'loading' ? <p className="meta">{text('common.loading')}</p> : null}
        {Content === null || Content === 'loading' ? null : <Content leftOut={leftOut} />}
      </div>
    </details>
  );
}

/** The login page says what it needs; the menu itself needs scripts. */
function LoginWithoutScripts() {
  const boot = useBoot();
  const { text } = useTexts();
  return (
    <noscript>
      <a href={hrefOf(boot)('singleSignOn', {}, { role: 'supplier', callback: rootOf(boot) })}>{text('shell.logIn')}</a>
    </noscript>
  );
}
