import { isOldPage } from '@fairhall/adapters/browser/is-old-page';
import { hasBeenUsed, waitForInteractionIn } from './first-interaction.ts';

/** Pauses between attempts, in milliseconds: a connection that drops for a moment is often back after the second. */
const RETRY_DELAYS_MS = [500, 2_000];

/** Thrown if our code could not be loaded after all attempts. */
export class LoadFailed extends Error {}

/**
 * Loads a chunk of our code: every `import()` in the browser goes through here. A failed request is retried. After the
 * last attempt the page shows a notice that offers to reload, and the promise rejects with `LoadFailed`. The server has
 * all files. REL-19
 */
export const loadModule = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  import.meta.env.SSR ? load() : withRetries(load, showLoadFailed);

/**
 * Loads a chunk ahead of need, or one that the page can do without: a failure shows no notice, and the next caller
 * tries again.
 */
export const loadQuietly = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  import.meta.env.SSR ? load() : withRetries(load, () => undefined);

/** Calls `failed` once, after the last attempt. A nested load that failed had its own attempts. */
export async function withRetries<Loaded>(load: () => Promise<Loaded>, failed: () => void): Promise<Loaded> {
  let cause: unknown;
  for (const pause of [0, ...RETRY_DELAYS_MS]) {
    if (pause > 0 && !navigator.onLine) break; // the page tries again when the network is back
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const loaded = await load();
      if (loaded !== undefined) return loaded;
    } catch (error) {
      cause = error;
      if (error instanceof LoadFailed) break;
    }
  }
  failed();
  throw new LoadFailed('not loaded', { cause });
}

/**
 * Loads content that should appear without a further press: after a failure it retries when the network is back, or at
 * the next interaction. `load` itself must show that something is missing. Resolves to undefined once `signal` is
 * aborted, since the result is no longer needed.
 */
export function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded>;
export function loadWithRetry<Loaded>(load: () => Promise<Loaded>, signal: AbortSignal): Promise<Loaded | undefined>;
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  signal?: AbortSignal,
): Promise<Loaded | undefined> {
  while (signal?.aborted !== true) {
    try {
      return await load();
    } catch {
      const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      await Promise.race([online, waitForLaterInteraction()]);
    }
  }
  return undefined;
}

/** Waits for an interaction after a pause: otherwise a moving pointer would cause a request at every pixel. */
async function waitForLaterInteraction(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAYS_MS[0]));
  await waitForInteractionIn(window);
}

let isTyped = false;
/** Records whether the user typed or chose something on this page, which a reload would lose. */
export const watchTyping = (): void =>
  addEventListener('input', () => {
    isTyped = true;
  });

/**
 * Shows the notice that the server rendered into the document, until the network is back and the missing part is
 * requested again. A page from before a release reloads itself if no input would be lost.
 */
export function showLoadFailed(): void {
  const notice = document.getElementById('load-failed');
  if (notice === null) return;
  Object.assign(notice, { role: 'alert', hidden: false });
  const hide = () => {
    notice.hidden = true;
  };
  addEventListener('online', hide, { once: true });
  void reloadOldPage().catch(() => undefined);
}

/**
 * Reloads a page whose files no longer exist because a new version was installed. Never after the user has typed, and
 * never twice in a row.
 */
async function reloadOldPage(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // by name
  const entry = document.querySelector('script[type=module]')?.getAttribute('src');
  if (visit?.type === 'reload' || !entry) return;
  const isOld = await isOldPage(location.href, entry);
  if (isOld && !isTyped && !hasBeenUsed(document)) location.reload();
}
