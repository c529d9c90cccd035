import { readStoredValue } from '@fairhall/adapters/browser/stored-value';
import { exhibitionPopupName, isPopupSettled } from '@fairhall/core/preregistration/stored-names';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../login/use-login.ts';
import { resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { useBoot, useEnsureTexts } from '../page/contexts.ts';
import { loadPartQuietly } from '../page/lazy-module.ts';
import { readPageIndustry } from '../page/page-industry.ts';
import { isPopupPage } from './is-popup-page.ts';
import { popup } from './parts.ts';

/** How long to wait on a page before the pop-up's code is loaded, in milliseconds. */
const LOAD_DELAY = 2_000;

type Popup = Awaited<ReturnType<typeof popup.load>>['Popup'];

interface PopupStart {
  readonly pathname: string;
  readonly since: number;
  readonly Popup: Popup;
}

/**
 * Loads and shows an exhibition's pop-up. Visitors who leave the page within two seconds load none of its code. While
 * the login is open the pop-up would have to wait, so loading waits too. D-79
 */
export function PopupOutlet() {
  const boot = useBoot();
  const ensureTexts = useEnsureTexts();
  const { pathname } = useLocation();
  const { isLoggedIn } = useSession();
  const [started, setStarted] = useState<PopupStart | null>(null);
  useEffect(() => {
    if (!canShowHere(pathname, boot)) return;
    const since = Date.now();
    let isGone = false;
    const start = () => {
      if (isGone) return;
      if (document.querySelector('[data-overlay=login]')) wait();
      else if (!isSettled())
        loadPartQuietly(popup, ensureTexts).then(
          ({ Popup }) => isGone || setStarted({ pathname, since, Popup }),
          // The user did not request the pop-up, so no error is shown; the next page tries again.
          () => undefined,
        );
    };
    const wait = () => setTimeout(start, LOAD_DELAY);
    wait();
    return () => {
      isGone = true;
    };
  }, [pathname, boot, ensureTexts]);
  if (started?.pathname !== pathname) return null;
  const { Popup, since } = started;
  return <Popup key={pathname} isLoggedIn={isLoggedIn} since={since} />;
}

/** Whether a page may show a pop-up: only a page without a form. */
function canShowHere(pathname: string, boot: Boot): boolean {
  const name = resolveAddress(pathname, boot)?.name;
  return boot.audience !== 'supplier' && name !== undefined && isPopupPage(name);
}

/** Whether pop-ups of this visit have settled that there is none to show on a page of this industry. */
function isSettled(): boolean {
  const entries = readStoredValue(window, exhibitionPopupName, Date.now());
  return Array.isArray(entries) && isPopupSettled(entries, readPageIndustry());
}
