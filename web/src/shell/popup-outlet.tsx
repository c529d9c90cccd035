import { isStored } from '@fairhall/adapters/browser/stored-value';
import { canShowPopup } from '@fairhall/core/preregistration/popup-pages';
import { exhibitionPopupName } from '@fairhall/core/preregistration/stored-names';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../login/use-login.ts';
import { resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { useBoot, useEnsureTexts } from '../page/contexts.ts';
import { loadPartQuietly } from '../page/lazy-module.ts';
import { popup } from './parts.ts';

/** How long a page is left alone before the code of the pop-up is fetched, in milliseconds. */
const LOAD_DELAY = 2_000;

type Popup = Awaited<ReturnType<typeof popup.load>>['Popup'];

interface PopupStart {
  readonly pathname: string;
  readonly since: number;
  readonly Popup: Popup;
}

/**
 * The place of an exhibition's pop-up: a page that is left within two seconds fetches nothing of it, nor does one over which
 * somebody logs in, since the pop-up would wait for that. D-79
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
      else
        loadPartQuietly(popup, ensureTexts).then(
          ({ Popup }) => isGone || setStarted({ pathname, since, Popup }),
          // Nobody asked for it; the next page tries again.
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

/** What this visit has settled is not asked again. */
function canShowHere(pathname: string, boot: Boot): boolean {
  const name = resolveAddress(pathname, boot)?.name;
  const isPopupPage = boot.audience !== 'supplier' && name !== undefined && canShowPopup(name);
  return isPopupPage && !isStored(window, exhibitionPopupName, Date.now());
}
