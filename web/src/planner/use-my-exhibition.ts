import type { Ports } from '@fairhall/adapters/ports';
import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { getExhibitionDayEnd } from '@fairhall/core/site/opening-hours';
import { useEffect, useState } from 'react';
import { notifyRegistered, useRegisteredIds } from '../login/stored-registrations.ts';
import { useSession } from '../login/use-login.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';

/**
 * Returns the next exhibition that the user is registered for: `undefined` while loading, null if there is none,
 * 'failed' if the request failed. If it is not `stageId`, which the page presents first, its end is stored in the
 * browser, so that the next page can reserve room for the card. D-04 D-05
 */
export function useMyExhibition(stageId: string | null): ExhibitionDetail | 'failed' | null | undefined {
  const boot = useBoot();
  const source = usePortsSource();
  const { isLoggedIn } = useSession();
  const registeredIds = useRegisteredIds();
  const [found, setFound] = useState<ExhibitionDetail | 'failed' | null>();
  useEffect(() => {
    if (source === null) return;
    const leaving = new AbortController();
    const ask = async (): Promise<ExhibitionDetail | 'failed' | null> => {
      const [ports, { openFrontGateway }, { findMyExhibition }, { checkRegistration }] = await Promise.all([
        source.load(),
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/exhibition/my-exhibition')),
        loadModule(() => import('@fairhall/core/preregistration/check-registration')),
      ]);
      const front = openFrontGateway(boot, ports);
      const { signal } = leaving;
      const storedIds = registeredIds === '' ? [] : registeredIds.split(',');
      const show = await findMyExhibition(front, { isLoggedIn, storedIds }, signal);
      if (signal.aborted || !show.ok) return 'failed';
      await storeFound(ports, show.value?.exhibitionId === stageId ? null : show.value);
      if (show.value !== null && !storedIds.includes(show.value.exhibitionId)) {
        // If the registration was made on another device, this notifies the other buttons on the page.
        const learnt = await checkRegistration({ front, ...ports }, show.value.exhibitionId, signal);
        if (learnt.ok && learnt.value) notifyRegistered();
      }
      return show.value;
    };
    const showFound = (show: ExhibitionDetail | 'failed' | null) => leaving.signal.aborted || setFound(show);
    if (isLoggedIn || registeredIds !== '') ask().then(showFound, () => showFound('failed'));
    else showFound(null); // after a logout
    return () => leaving.abort();
  }, [boot, source, isLoggedIn, registeredIds, stageId]);
  return found;
}

/**
 * Marks the page so that it reserves room for the card of an exhibition, and stores when the last day ends at the
 * venue; clears both for null.
 */
async function storeFound({ storage }: Pick<Ports, 'storage'>, show: ExhibitionDetail | null): Promise<void> {
  const { myExhibitionEndKey } = await loadModule(() => import('@fairhall/core/exhibition/keys'));
  const end = storage.slot(myExhibitionEndKey);
  document.documentElement.toggleAttribute('data-own-show', show !== null);
  if (show === null) end.drop();
  else end.save(getExhibitionDayEnd(show, show.inshowEndDate));
}
