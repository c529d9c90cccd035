import { storedValue } from '@fairhall/adapters/browser/stored-value';
import type { Registration } from '@fairhall/core/preregistration/draft';
import { preRegisterInfoName } from '@fairhall/core/preregistration/stored-names';
import { useCallback, useSyncExternalStore } from 'react';
import { watchRegistered } from '../page/asked-forms.ts';
import { useLogin } from './use-login.ts';

/** What this browser knows of a registration for an exhibition, unchecked; null for none. */
export function keptRegistration(exhibitionId: string): Partial<Registration> | null {
  const kept = storedValue(window, preRegisterInfoName, Date.now()) as Readonly<Record<string, unknown>> | null;
  const one = kept?.[exhibitionId];
  return typeof one === 'object' ? one : null;
}

/**
 * Whether this browser knows of a registration for an exhibition: read again after a form over the page, a login or logout, and
 * when another tab has written something. False on the server.
 */
export function useIsRegistered(exhibitionId: string): boolean {
  const login = useLogin();
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [watchRegistered(changed), login?.subscribe(changed)];
      addEventListener('storage', changed);
      return () => {
        for (const stop of stops) stop?.();
        removeEventListener('storage', changed);
      };
    },
    [login],
  );
  return useSyncExternalStore(
    subscribe,
    () => keptRegistration(exhibitionId) !== null,
    () => false,
  );
}
