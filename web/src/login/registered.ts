import { storedValue } from '@fairhall/adapters/browser/stored-value';
import type { Registration } from '@fairhall/core/preregistration/draft';
import { preRegisterInfoName } from '@fairhall/core/preregistration/stored-names';
import { useCallback, useSyncExternalStore } from 'react';
import { watchRegistered } from '../page/asked-forms.ts';
import { useLogin } from './use-login.ts';

const keptRegistrations = () =>
  storedValue(window, preRegisterInfoName, Date.now()) as Readonly<Record<string, unknown>> | null | undefined;

/** What this browser knows of a registration for an exhibition, unchecked; null for none. */
export function keptRegistration(exhibitionId: string): Partial<Registration> | null {
  const one = keptRegistrations()?.[exhibitionId];
  return typeof one === 'object' ? one : null;
}

/** Says that this tab has written a registration, as the browser says it of other tabs. */
export function tellRegistered(): void {
  dispatchEvent(new StorageEvent('storage', { key: preRegisterInfoName.key }));
}

/** Read again after a form over the page, a login or logout, and when a tab says that it has written something. */
function useRead<Value>(read: () => Value, onServer: Value): Value {
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
  return useSyncExternalStore(subscribe, read, () => onServer);
}

/** Whether this browser knows of a registration for an exhibition; false on the server. */
export const useIsRegistered = (exhibitionId: string): boolean =>
  useRead(() => keptRegistration(exhibitionId) !== null, false);

/** The exhibitions that this browser knows of a registration for, their ids with a comma between; '' for none. */
export const registeredIds = (): string => Object.keys(keptRegistrations() ?? {}).join();

/** The same, and '' on the server. */
export const useRegisteredIds = (): string => useRead(registeredIds, '');
