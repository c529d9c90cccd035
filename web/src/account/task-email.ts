import { deferredTaskKey } from '@fairhall/core/deferral/keys';
import { useEffect } from 'react';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import type { PanelFlow } from './use-panel.ts';

/** The address in what waits for the login: nobody is asked for it a second time. '' where there is none. */
export function taskEmail(source: PortsSource | null): string {
  const task = source?.now()?.storage.slot(deferredTaskKey).read();
  return task?.kind === 'RFQSubmit' ? task.payload.email : '';
}

/** Fills it in where a page began before anybody knew of it. */
export function useTaskEmail({ view, send }: PanelFlow): void {
  const source = usePortsSource();
  const { tab } = view;
  const isEmpty = view[tab].email.value === '';
  useEffect(() => {
    const value = taskEmail(source);
    if (value !== '' && isEmpty) send({ type: 'email.filled', form: tab, value });
    // Once, when the page begins; what is typed afterwards is the person's own.
  }, []);
}
