import { waitForInteractionIn } from '../page/first-interaction.ts';
import { loadModule, showLoadFailed, watchTyping } from '../page/load-module.ts';
import { closeMenus } from '../shell/close-menus.ts';
import { restoreScrollPosition, saveScrollPosition } from '../shell/scroll-position.ts';
import { showNearbyImages } from '../ui/nearby-images.ts';
import { saveEntrySource } from './save-entry-source.ts';
import { waitUntilWanted } from './wait-until-wanted.ts';

/**
 * The first script of every page, which is small so that a page is complete soon: it opens and closes menus, fetches
 * pictures as they come near, and starts React when it is wanted. The document holds what is pressed until then.
 */
async function enter(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[data-modules]');
  if (script !== null) await waitUntilWanted();
  await fetchModules(script?.dataset.modules?.split(' ') ?? []);
  while (!(await startPage())) await waitForInteractionIn(window);
}

/** Whether the document holds something that was pressed. */
const hasHeldEvents = () => 'held' in document.documentElement.dataset;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Fetches the files of the page side by side: each alone would name the next ones only when it has come. One begins after
 * the other, so that a slow phone answers a touch in between; where something was pressed already, that is what waits for them.
 */
async function fetchModules(modules: readonly string[]): Promise<void> {
  for (const href of modules) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
    document.head.append(link);
    if (!hasHeldEvents()) await nextTask();
  }
}

/** Resolves to whether the page has started; its files may not be reachable, or gone after a release. */
async function startPage(): Promise<boolean> {
  try {
    // Run by itself, React leaves the browser a moment to answer what is done to the page.
    await loadModule(() => import('react-dom/client'));
    await nextTask();
    await (await loadModule(() => import('./start-page.tsx'))).startPage();
    return true;
  } catch (cause) {
    console.error(cause);
    showLoadFailed();
    return false;
  }
}

watchTyping();
restoreScrollPosition();
saveEntrySource();
document.addEventListener('click', saveScrollPosition);
document.addEventListener('click', closeMenus);
document.addEventListener('keydown', closeMenus);
showNearbyImages(document);
// Not awaited: the page's files import this bundle, and a top-level await here would wait for them: a deadlock.
void enter();
