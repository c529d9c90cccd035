import { lazy, Suspense, useEffect, useState } from 'react';
import { toastLine } from './toast-line.ts';

const loadHost = () => import('./toast-host.tsx');
const ToastHost = lazy(() => loadHost().then((module) => ({ default: module.ToastHost })));

/** Fetches the host's code early, where a lost connection is what it will have to tell. */
export const prepareToasts = (): void => void loadHost();

/** Where toasts appear; their code comes with the first one. */
export function ToastOutlet() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => toastLine.onWaiting(() => setWanted(true)), []);
  return isWanted ? (
    <Suspense fallback={null}>
      <ToastHost line={toastLine} />
    </Suspense>
  ) : null;
}
