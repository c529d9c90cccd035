import { lazy, Suspense, useEffect, useState } from 'react';
import { toastQueue } from './toast-queue.ts';

const loadHost = () => import('./toast-host.tsx');
const ToastHost = lazy(() => loadHost().then((module) => ({ default: module.ToastHost })));

/** Loads the host's code ahead, so that it can show a toast about a lost connection. */
export const prepareToasts = (): void => void loadHost();

/** Where toasts appear; their code comes with the first one. */
export function ToastOutlet() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => toastQueue.onWaiting(() => setWanted(true)), []);
  return isWanted ? (
    <Suspense fallback={null}>
      <ToastHost queue={toastQueue} />
    </Suspense>
  ) : null;
}
