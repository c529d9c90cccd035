import { shellOf } from '@fairhall/adapters/bridge/shell';
import { reviveTask } from '@fairhall/adapters/browser/revive-task';
import { createSafeCopies } from '@fairhall/adapters/browser/safe-copies';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { resolveAddress } from './address.ts';
import { appHost, openLogin } from './app-host.ts';
import type { Boot } from './boot.ts';
import { navigateOnClick, prefetchOnPointer } from './click-handler.ts';
import { closeMenus } from './close-menus.ts';
import { bootContext, loginContext, type PageTexts, portsContext, textsContext } from './contexts.ts';
import { isForGuests, isPersonal } from './guard.ts';
import { markPageState } from './page-state.ts';
import { createPageTexts } from './page-texts.ts';
import type { BuiltRoute } from './pending.ts';
import { createPortsSource, type PortsSource } from './ports-source.ts';
import { Root } from './root.tsx';
import { routes } from './routes.tsx';
import { loadScreen, screens } from './screens.ts';

interface Payload {
  readonly boot: Boot;
  readonly screen: BuiltRoute | null;
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
}

/** The latest moment at which the app of a buyer begins, where the page stays busy. */
const IDLE_LIMIT_MS = 1_000;

async function start(payload: Payload): Promise<void> {
  const { boot, screen } = payload;
  const [pageTexts] = await Promise.all([
    createPageTexts(boot.lang, screen === null ? [] : screens[screen].texts),
    screen === null ? undefined : loadScreen(screen),
  ]);
  const ports = createPortsSource(boot);
  const router = createBrowserRouter(routes, {
    // Without an entry for the root route its middleware would run again in the browser.
    hydrationData: { loaderData: { root: null, ...payload.loaderData }, errors: payload.errors },
    getContext: () => {
      const provider = new RouterContextProvider();
      provider.set(bootContext, boot);
      provider.set(loginContext, {
        isThere: async () => appHost.isLoggedIn(),
        refused: () => void appHost.refuseToken(),
      });
      provider.set(portsContext, async () => {
        const { gateway, staticContents } = await ports.load();
        return { gateway, contents: staticContents };
      });
      provider.set(textsContext, pageTexts);
      return provider;
    },
  });
  connectApp(boot, pageTexts, ports, router);
  hydrateRoot(
    document.getElementById('root') as HTMLElement, // the document the server wrote always has it
    <Root page={{ boot, texts: pageTexts.texts, ports }}>
      <RouterProvider router={router} />
    </Root>,
    { onRecoverableError: (error) => console.error('hydration', error) },
  );
  markPageState(router);
  document.addEventListener(
    'click',
    navigateOnClick((href) => void router.navigate(href)),
  );
  if (!boot.production) addEventListener('fairhall:login', openAsAsked);
  document.addEventListener('click', closeMenus);
  document.addEventListener('keydown', closeMenus);
  document.addEventListener(
    'pointerover',
    prefetchOnPointer((pathname) => {
      const address = resolveAddress(pathname, boot);
      if (address === null) return;
      void loadScreen(address.name);
      // A login asks for nothing while it loads.
      if (!isForGuests(address.name)) ports.load().catch(() => undefined);
    }),
    { passive: true },
  );
}

/** Outside production the login can be opened in any way that it may be, to be looked at: `detail` is the wish. */
function openAsAsked(event: Event): void {
  if (event instanceof CustomEvent) void openLogin(event.detail ?? {});
}

type Router = ReturnType<typeof createBrowserRouter>;

/** The app of the page, and what it changes in what is shown: what is somebody's own is loaded anew. */
function connectApp(boot: Boot, texts: PageTexts, source: PortsSource, router: Router): void {
  appHost.connect({
    window,
    whenIdle: (run) => {
      if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
      else setTimeout(run, IDLE_LIMIT_MS);
    },
    revive: () => reviveTask(window, createSafeCopies(window.indexedDB)),
    isInShell: () => shellOf(window) !== undefined,
    async start(hear, login) {
      const [{ startApp }, ports] = await Promise.all([import('./app-actor.ts'), source.load()]);
      return startApp({ boot, ports, texts, router }, hear, login());
    },
    ensureTexts: texts.ensure,
  });
  appHost.onFact(({ type }) => {
    const name = resolveAddress(router.state.location.pathname, boot)?.name;
    if (type !== 'task.settled' && name !== undefined && isPersonal(name)) void router.revalidate();
  });
}

// A page's file can be gone after a release; the loader then loads the document instead. is the window's own log.
addEventListener('vite:preloadError', (event) => event.preventDefault());
const payload = document.getElementById('boot')?.textContent;
// Not awaited: a screen's file imports this one's bundle, and would wait for what waits for it.
if (payload) void start(JSON.parse(payload) as Payload);
