import { useEffect, useState } from 'react';
import { takeToken } from './take-token.ts';

/**
 * Returns the token in the address once the page is visible: a page that a browser prerenders or opens in the
 * background must not use it up. `name` is its query parameter. THR-04
 */
export function useAddressToken(name?: string): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = takeToken(window, name);
    const showIt = () => {
      if (document.visibilityState === 'visible') setToken(found);
    };
    showIt();
    document.addEventListener('visibilitychange', showIt);
    return () => document.removeEventListener('visibilitychange', showIt);
  }, [name]);
  return token;
}
