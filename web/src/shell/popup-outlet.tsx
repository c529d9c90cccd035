import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../login/use-login.ts';
import { useBoot, useEnsureTexts } from '../page/contexts.ts';
import { loadPartQuietly } from '../page/lazy-module.ts';
import { loadQuietly } from '../page/load-module.ts';
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
    if (boot.audience === 'supplier') return;
    const since = Date.now();
    let isGone = false;
    const load = async () => {
      const { canOpenPopup } = await loadQuietly(() => import('./popup-check.ts'));
      if (isGone || !canOpenPopup(pathname, boot)) return;
      const { Popup } = await loadPartQuietly(popup, ensureTexts);
      if (!isGone) setStarted({ pathname, since, Popup });
    };
    const start = () => {
      if (isGone || !navigator.onLine) return;
      if (document.querySelector('[data-overlay=login]')) wait();
      // The user did not request the pop-up, so no error is shown; the next page tries again.
      else load().catch(() => undefined);
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
