import { useEffect } from 'react';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { notifyRegistered, useIsRegistered } from './stored-registrations.ts';
import { useSession } from './use-login.ts';

/**
 * Whether the visitor is registered for an exhibition. A logged-in buyer may have registered on another device, so with
 * `isAsked` the gateway is asked until it confirms a registration, which is then stored. No request is made for guests.
 *
 */
export function useRegistered(exhibitionId: string, isAsked: boolean): boolean {
  const boot = useBoot();
  const source = usePortsSource();
  const { isLoggedIn } = useSession();
  const isStored = useIsRegistered(exhibitionId);
  useEffect(() => {
    if (isStored || !isLoggedIn || !isAsked || source === null) return;
    const leaving = new AbortController();
    const checkRegistration = async () => {
      const [ports, { openFrontGateway }, { checkRegistration: learnRegistration }] = await Promise.all([
        source.load(),
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/preregistration/check-registration')),
      ]);
      const { storage } = ports;
      const known = await learnRegistration(
        { front: openFrontGateway(boot, ports), storage },
        exhibitionId,
        leaving.signal,
      );
      if (known.ok && known.value) notifyRegistered();
    };
    checkRegistration().catch(() => undefined); // the button then leads to the form, which knows the registration
    return () => leaving.abort();
  }, [boot, source, isLoggedIn, isStored, isAsked, exhibitionId]);
  return isStored;
}
