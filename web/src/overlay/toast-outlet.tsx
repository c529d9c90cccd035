import { Suspense, useEffect, useState } from 'react';
import { createLazyComponent } from '../page/lazy-component.ts';
import { loadQuietly } from '../page/load-module.ts';
import { toastQueue } from './toast-queue.ts';

const ToastHost = createLazyComponent(async () => (await import('./toast-host.tsx')).ToastHost);

/** Loads the host's code ahead, so that it can show a toast about a lost connection. */
export const prepareToasts = (): void => {
  loadQuietly(() => import('./toast-host.tsx')).catch(() => undefined);
};

/** The place for toasts; their code loads with the first one. */
export function ToastOutlet() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => toastQueue.onWaiting(() => setWanted(true)), []);
  return isWanted ? (
    <Suspense fallback={null}>
      <ToastHost queue={toastQueue} />
    </Suspense>
  ) : null;
}
