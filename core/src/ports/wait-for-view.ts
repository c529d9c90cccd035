import type { CancelSignal } from './cancel-signal.ts';
import type { Flow } from './flow.ts';

type ViewSource<View extends { readonly busy: boolean }> = Pick<Flow<View, never>, 'view' | 'subscribe'>;

/** Resolves with the view once it meets the condition; rejects when `signal` aborts. */
export function waitForView<View extends { readonly busy: boolean }>(
  { view, subscribe }: ViewSource<View>,
  isWanted: (view: View) => boolean,
  signal?: CancelSignal,
): Promise<View> {
  return new Promise((resolve, reject) => {
    let stop = (): void => undefined;
    const cancelWait = (): void => {
      stop();
      reject(new Error('the wait was aborted'));
    };
    const check = (): void => {
      const current = view();
      if (!isWanted(current)) return;
      stop();
      signal?.removeEventListener('abort', cancelWait);
      resolve(current);
    };
    if (signal?.aborted) return cancelWait();
    signal?.addEventListener('abort', cancelWait);
    stop = subscribe(check);
    check();
  });
}

/** Resolves with the view once the flow is no longer busy. */
export const waitUntilIdle = <View extends { readonly busy: boolean }>(
  flow: ViewSource<View>,
  signal?: CancelSignal,
): Promise<View> => waitForView(flow, ({ busy }) => !busy, signal);
