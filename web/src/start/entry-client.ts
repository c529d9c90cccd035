import { waitForInteractionIn } from '../page/first-interaction.ts';
import { loadModule, showLoadFailed, watchTyping } from '../page/load-module.ts';
import { closeMenus } from '../shell/close-menus.ts';
import { restoreScrollPosition, saveScrollPosition } from '../shell/scroll-position.ts';
import { showNearbyImages } from '../ui/nearby-images.ts';
import { saveEntrySource } from './save-entry-source.ts';
import { waitUntilWanted } from './wait-until-wanted.ts';

/**
 * The first script of every page, kept small so that a page is usable soon. It opens and closes menus, loads pictures
 * as they come near, and starts React when needed. Until then the document holds presses.
 */
async function enter(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[data-modules]');
  if (script !== null) await waitUntilWanted();
  await fetchModules(script?.dataset.modules?.split(' ') ?? []);
  while (!(await startPage())) await waitForInteractionIn(window);
}

/** Returns whether the document holds a press. */
const hasHeldEvents = () => 'held' in document.documentElement.dataset;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Preloads all files of the page at once; otherwise each file's imports would be found only after it has arrived. A
 * task between two files lets a slow phone respond to a touch. If a press is already held, there is no pause, because
 * the press waits for the files.
 */
async function fetchModules(modules: readonly string[]): Promise<void> {
  for (const href of modules) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
    document.head.append(link);
    if (!hasHeldEvents()) await nextTask();
  }
}

/** Resolves to whether the page has started. Its files may be unreachable, or deleted by a new release. */
async function startPage(): Promise<boolean> {
  try {
    // A task of its own for React's code lets the browser handle input in between.
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
// Not awaited: the page's files import this bundle, and a top-level await here would wait for them, which is a
// deadlock.
void enter();
