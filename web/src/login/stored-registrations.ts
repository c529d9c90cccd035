import { readStoredValue } from '@fairhall/adapters/browser/stored-value';
import type { Registration } from '@fairhall/core/preregistration/draft';
import { preregistrationInfoName } from '@fairhall/core/preregistration/stored-names';
import { useCallback, useSyncExternalStore } from 'react';
import { watchRegistered } from '../page/requested-forms.ts';
import { useLogin } from './use-login.ts';

const readStoredRegistrations = () =>
  readStoredValue(window, preregistrationInfoName, Date.now()) as Readonly<Record<string, unknown>> | null | undefined;

/** What this browser knows of a registration for an exhibition, unchecked; null for none. */
export function readStoredRegistration(exhibitionId: string): Partial<Registration> | null {
  const one = readStoredRegistrations()?.[exhibitionId];
  return typeof one === 'object' ? one : null;
}

/** Says that this tab has written a registration, as the browser says it of other tabs. */
export function notifyRegistered(): void {
  dispatchEvent(new StorageEvent('storage', { key: preregistrationInfoName.key }));
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
  useRead(() => readStoredRegistration(exhibitionId) !== null, false);

/** The exhibitions that this browser knows of a registration for, their ids with a comma between; '' for none. */
export const listRegisteredIds = (): string => Object.keys(readStoredRegistrations() ?? {}).join();

/** The same, and '' on the server. */
export const useRegisteredIds = (): string => useRead(listRegisteredIds, '');
