import type { Ports } from '@fairhall/adapters/ports';
import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { endOfShowDay } from '@fairhall/core/site/opening-hours';
import { useEffect, useState } from 'react';
import { tellRegistered, useRegisteredIds } from '../login/registered.ts';
import { useSession } from '../login/use-login.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';

/**
 * The show that the reader is registered for and goes to next: `undefined` until it is known, null for none, 'failed' where it
 * cannot be told now. What is found is marked in her browser until it ends, so that her next page has the place for it. D-04 D-05
 */
export function useOwnShow(): ExhibitionDetail | 'failed' | null | undefined {
  const boot = useBoot();
  const source = usePortsSource();
  const { isLoggedIn } = useSession();
  const kept = useRegisteredIds();
  const [found, setFound] = useState<ExhibitionDetail | 'failed' | null>();
  useEffect(() => {
    if (source === null) return;
    const leaving = new AbortController();
    const ask = async (): Promise<ExhibitionDetail | 'failed' | null> => {
      const [ports, { frontGateway }, { findOwnShow }, { learnRegistration }] = await Promise.all([
        source.load(),
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/exhibition/own-show')),
        loadModule(() => import('@fairhall/core/preregistration/learn-registration')),
      ]);
      const front = frontGateway(boot, ports);
      const { signal } = leaving;
      const keptIds = kept === '' ? [] : kept.split(',');
      const show = await findOwnShow(front, { isLoggedIn, keptIds }, signal);
      if (signal.aborted || !show.ok) return 'failed';
      await keepFound(ports, show.value);
      if (show.value !== null && !keptIds.includes(show.value.exhibitionId)) {
        // Of a registration on another device the page's other buttons know from now on.
        const learnt = await learnRegistration({ front, ...ports }, show.value.exhibitionId, signal);
        if (learnt.ok && learnt.value) tellRegistered();
      }
      return show.value;
    };
    const tell = (show: ExhibitionDetail | 'failed' | null) => leaving.signal.aborted || setFound(show);
    if (isLoggedIn || kept !== '') ask().then(tell, () => tell('failed'));
    else tell(null); // after a logout
    return () => leaving.abort();
  }, [boot, source, isLoggedIn, kept]);
  return found;
}

/** Makes the place of what was found, or takes it away, on this page and until the show's last day is over at its venue. */
async function keepFound({ storage }: Pick<Ports, 'storage'>, show: ExhibitionDetail | null): Promise<void> {
  const { ownShowEndKey } = await loadModule(() => import('@fairhall/core/exhibition/keys'));
  const end = storage.slot(ownShowEndKey);
  document.documentElement.toggleAttribute('data-own-show', show !== null);
  if (show === null) end.drop();
  else end.keep(endOfShowDay(show, show.inshowEndDate));
}
