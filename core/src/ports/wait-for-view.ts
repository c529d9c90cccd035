import type { CancelSignal } from './cancel-signal.ts';
import type { Flow } from './flow.ts';

type ViewSource<View extends { readonly busy: boolean }> = Pick<Flow<View, never>, 'view' | 'subscribe'>;

/** The view as soon as it is as wanted; rejects when the caller no longer waits for it. */
export function waitForView<View extends { readonly busy: boolean }>(
  { view, subscribe }: ViewSource<View>,
  isWanted: (view: View) => boolean,
  signal?: CancelSignal,
): Promise<View> {
  return new Promise((resolve, reject) => {
    let stop = (): void => undefined;
    const abort = (): void => {
      stop();
      reject(new Error('the wait was aborted'));
    };
    const check = (): void => {
      const current = view();
      if (!isWanted(current)) return;
      stop();
      signal?.removeEventListener('abort', abort);
      resolve(current);
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    stop = subscribe(check);
    check();
  });
}

/** The view once nothing is waited for any more. */
export const waitUntilIdle = <View extends { readonly busy: boolean }>(
  flow: ViewSource<View>,
  signal?: CancelSignal,
): Promise<View> => waitForView(flow, ({ busy }) => !busy, signal);
