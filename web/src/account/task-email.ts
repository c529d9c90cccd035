import { useEffect } from 'react';
import { useAppView } from '../login/use-login.ts';
import type { PanelFlow } from './use-panel.ts';

/** Fills in the address of what waits for the login: nobody is asked for it a second time. */
export function useTaskEmail({ view, send }: PanelFlow): void {
  const value = useAppView()?.task.email ?? '';
  const { tab } = view;
  const isEmpty = view[tab].email.value === '';
  useEffect(() => {
    if (value !== '' && isEmpty) send({ type: 'email.filled', form: tab, value });
    // Once, when the page begins; what is typed afterwards is the person's own.
  }, []);
}
