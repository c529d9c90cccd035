import { isOldPage } from '@fairhall/adapters/browser/is-old-page';
import { hasBeenUsed, waitForInteractionIn } from './first-interaction.ts';

/** Pauses between attempts: a connection that drops for a moment is often back after the second. */
const RETRY_DELAYS_MS = [500, 2_000];

/** Code of ours that could not be fetched, after all attempts. */
export class LoadFailed extends Error {}

/**
 * Loads a part of our code: every `import()` in the browser goes through here. A failed request is repeated; then the page
 * says that a part of it is missing and offers to reload, and the promise rejects with `LoadFailed`. The server has all files.
 * REL-19
 */
export const loadModule = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  import.meta.env.SSR ? load() : withRetries(load, showLoadFailed);

/** The same ahead of need or beside the page: a failure shows nothing, and whoever needs the part tries again. */
export const loadQuietly = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  import.meta.env.SSR ? load() : withRetries(load, () => undefined);

/** `failed` is called once, after the last attempt. What has failed inside this one had its own attempts. */
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
 * Loads what is to be seen without a further press: after a failure it tries again when the network is back, or at the next
 * interaction. `load` says by itself that something is missing. Undefined once `signal` is aborted: nobody waits for it any more.
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

/** The first interaction after a pause: a pointer that moves would otherwise cause a request at every pixel. */
async function waitForLaterInteraction(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAYS_MS[0]));
  await waitForInteractionIn(window);
}

let isTyped = false;
/** Remembers whether something was typed or chosen on this page, which a reload would lose. */
export const watchTyping = (): void =>
  addEventListener('input', () => {
    isTyped = true;
  });

/**
 * Shows the notice that the server wrote into the document, until the network is back, when what is missing is asked for
 * again. A page from before a release reloads itself where it may.
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
 * Reloads a page whose files are gone because a new version was installed. Never where something was typed, and never twice in
 * a row.
 */
async function reloadOldPage(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // by the name
  const entry = document.querySelector('script[type=module]')?.getAttribute('src');
  if (visit?.type === 'reload' || !entry) return;
  const isOld = await isOldPage(location.href, entry);
  if (isOld && !isTyped && !hasBeenUsed(document)) location.reload();
}
