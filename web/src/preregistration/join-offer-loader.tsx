import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../login/use-login.ts';
import { useEnsureTexts } from '../page/contexts.ts';
import { loadPartQuietly } from '../page/lazy-module.ts';
import { loadWithRetry } from '../page/load-module.ts';
import { joinOffer } from './parts.ts';

interface JoinOfferLoaderProps {
  /** The address of the registration; '' if this device does not know it. */
  readonly email: string;
}

/**
 * Offers an account to a guest who has just registered. The offer stays once it has been accepted, to say what comes
 * next.
 */
export function JoinOfferLoader({ email }: JoinOfferLoaderProps) {
  const { isLoggedIn } = useSession();
  const ensureTexts = useEnsureTexts();
  const [Offer, setOffer] = useState<ComponentType<JoinOfferLoaderProps> | null>(null);
  const isWanted = email !== '' && !isLoggedIn;
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void loadWithRetry(() => loadPartQuietly(joinOffer, ensureTexts), leaving.signal).then(
      (part) => part === undefined || leaving.signal.aborted || setOffer(() => part.JoinOffer),
    );
    return () => leaving.abort();
  }, [isWanted, ensureTexts]);
  return Offer === null ? null : <Offer email={email} />;
}
