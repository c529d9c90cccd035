import { useEffect, useState } from 'react';
import { takeToken } from './take-token.ts';

/** The token of the address, once the page is really seen: one loaded ahead or behind another uses nothing up. THR-04 */
export function useShownToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = takeToken(window);
    const showIt = () => {
      if (document.visibilityState === 'visible') setToken(found);
    };
    showIt();
    document.addEventListener('visibilitychange', showIt);
    return () => document.removeEventListener('visibilitychange', showIt);
  }, []);
  return token;
}
