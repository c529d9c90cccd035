import { useEffect } from 'react';

/** Whoever comes back to the tab sees what has come meanwhile. */
export function useLookAgain(send: (event: { readonly type: 'page.shown' }) => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') send({ type: 'page.shown' });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [send]);
}
