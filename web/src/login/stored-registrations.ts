import { readStoredValue } from '@fairhall/adapters/browser/stored-value';
import type { Registration } from '@fairhall/core/preregistration/draft';
import { preregistrationInfoName } from '@fairhall/core/preregistration/stored-names';
import { useCallback, useSyncExternalStore } from 'react';
import { watchRegistered } from '../page/requested-forms.ts';
import { useLogin } from './use-login.ts';

const readStoredRegistrations = () =>
  readStoredValue(window, preregistrationInfoName, Date.now()) as Readonly<Record<string, unknown>> | null | undefined;

/** Reads this browser's registration for an exhibition, not validated; null for none. */
export function readStoredRegistration(exhibitionId: string): Partial<Registration> | null {
  const one = readStoredRegistrations()?.[exhibitionId];
  return typeof one === 'object' ? one : null;
}

/** Notifies this tab that it has written a registration, with the event that the browser sends to other tabs. */
export function notifyRegistered(): void {
  dispatchEvent(new StorageEvent('storage', { key: preregistrationInfoName.key }));
}

/** Reads again after a form over the page, after a login or logout, and when a tab has written to the storage. */
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

/** Whether this browser stores a registration for an exhibition; false on the server. */
export const useIsRegistered = (exhibitionId: string): boolean =>
  useRead(() => readStoredRegistration(exhibitionId) !== null, false);

/** The ids of all exhibitions with a registration in this browser, separated by commas; '' for none. */
export const listRegisteredIds = (): string => Object.keys(readStoredRegistrations() ?? {}).join();

/** `listRegisteredIds` as a hook; '' on the server. */
export const useRegisteredIds = (): string => useRead(listRegisteredIds, '');
