import { useEffect } from 'react';
import { useAppView } from '../login/use-login.ts';
import type { PanelFlow } from './use-panel.ts';

/** Fills in the email address of the task that waits for the login, so that the user need not type it again. */
export function useTaskEmail({ view, send }: PanelFlow): void {
  const value = useAppView()?.task.email ?? '';
  const { tab } = view;
  const isEmpty = view[tab].email.value === '';
  useEffect(() => {
    if (value !== '' && isEmpty) send({ type: 'email.filled', form: tab, value });
    // Only on mount; later changes to the field belong to the user.
  }, []);
}
