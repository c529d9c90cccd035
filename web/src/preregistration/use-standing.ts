import type { Standing } from '@fairhall/core/preregistration/find-standing';
import { useEffect, useState } from 'react';
import { keptRegistration } from '../login/registered.ts';
import { useSession } from '../login/use-login.ts';
import { answerOrKept } from '../page/answer-or-kept.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';

interface UsedStanding {
  /** Null until the gateway has been asked, and on the server: who reads the page is known to the browser alone. */
  readonly standing: Standing | null;
  readonly askAgain: () => void;
}

/** Whether whoever reads the page is registered for the exhibition; asked again after a login. D-33 */
export function useStanding(exhibitionId: string): UsedStanding {
  const boot = useBoot();
  const source = usePortsSource();
  const { isLoggedIn } = useSession();
  const [standing, setStanding] = useState<Standing | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async (): Promise<Standing> => {
      const [ports, { frontGateway }, { findStanding }, { cachedBadge }] = await Promise.all([
        source?.load(),
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/preregistration/find-standing')),
        loadModule(() => import('@fairhall/core/badge/kept-badges')),
      ]);
      if (ports === undefined) return UNKNOWN;
      const front = frontGateway(boot, ports);
      const { signal } = leaving;
      const own = await answerOrKept(
        (until) => front.badge.ofExhibition({ exhibitionId }, { signal: until, handled: true }),
        cachedBadge(ports, exhibitionId),
        signal,
      );
      return findStanding(front, { exhibitionId, kept: keptRegistration(exhibitionId), own }, signal);
    };
    const show = (found: Standing) => leaving.signal.aborted || setStanding(found);
    ask().then(show, () => show(UNKNOWN));
    return () => leaving.abort();
  }, [boot, source, exhibitionId, isLoggedIn, asked]);
  return {
    standing,
    askAgain() {
      setStanding(null);
      setAsked((times) => times + 1);
    },
  };
}

const UNKNOWN: Standing = { kind: 'unknown' };
