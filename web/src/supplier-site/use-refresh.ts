import { supplierTokenName } from '@fairhall/core/supplier-login/stored-names';
import { useEffect } from 'react';

/** Reloads the data when the user comes back to the tab, and applies a logout that was made in another tab. THR-56 */
export function useRefresh(send: (event: { readonly type: 'page.shown' }) => void): void {
  useEffect(() => {
    const reportVisible = () => {
      if (document.visibilityState === 'visible') send({ type: 'page.shown' });
    };
    const follow = ({ key }: StorageEvent) => {
      if (key === supplierTokenName.key) send({ type: 'page.shown' });
    };
    document.addEventListener('visibilitychange', reportVisible);
    addEventListener('storage', follow);
    return () => {
      document.removeEventListener('visibilitychange', reportVisible);
      removeEventListener('storage', follow);
    };
  }, [send]);
}
