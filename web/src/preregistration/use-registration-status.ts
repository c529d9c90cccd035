import type { RegistrationStatus } from '@fairhall/core/preregistration/find-registration-status';
import { useEffect, useState } from 'react';
import { readStoredRegistration } from '../login/stored-registrations.ts';
import { useSession } from '../login/use-login.ts';
import { useBoot } from '../page/contexts.ts';
import { fetchOrReadCache } from '../page/fetch-or-read-cache.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';

interface UsedRegistrationStatus {
  /** Null until the gateway has answered, and on the server, which does not know the user. */
  readonly registrationStatus: RegistrationStatus | null;
  readonly askAgain: () => void;
}

/** Returns whether the user is registered for the exhibition. Asks again after a login. D-33 */
export function useRegistrationStatus(exhibitionId: string): UsedRegistrationStatus {
  const boot = useBoot();
  const source = usePortsSource();
  const { isLoggedIn } = useSession();
  const [registrationStatus, setRegistrationStatus] = useState<RegistrationStatus | null>(null);
  const [requestCount, setRequestCount] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async (): Promise<RegistrationStatus> => {
      const [ports, { openFrontGateway }, { findRegistrationStatus }, { createBadgeCache }] = await Promise.all([
        source?.load(),
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/preregistration/find-registration-status')),
        loadModule(() => import('@fairhall/core/badge/badge-cache')),
      ]);
      if (ports === undefined) return STATUS_UNKNOWN;
      const front = openFrontGateway(boot, ports);
      const { signal } = leaving;
      const stored = readStoredRegistration(exhibitionId);
      const badgeResult = await fetchOrReadCache(
        (until) => front.badge.ofExhibition({ exhibitionId }, { signal: until, handled: true }),
        createBadgeCache(ports, exhibitionId, stored?.email),
        signal,
      );
      return findRegistrationStatus(front, { exhibitionId, stored, badgeResult }, signal);
    };
    const show = (found: RegistrationStatus) => leaving.signal.aborted || setRegistrationStatus(found);
    ask().then(show, () => show(STATUS_UNKNOWN));
    return () => leaving.abort();
  }, [boot, source, exhibitionId, isLoggedIn, requestCount]);
  return {
    registrationStatus,
    askAgain() {
      setRegistrationStatus(null);
      setRequestCount((times) => times + 1);
    },
  };
}

const STATUS_UNKNOWN: RegistrationStatus = { kind: 'unknown' };
