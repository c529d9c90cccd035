import type { GatewayError } from '@fairhall/core/contract/error';
import { isForGuests } from '@fairhall/core/routes/page-access';
import { stripSecrets } from '@fairhall/core/routes/query';
import { replaceAddedSites } from '@fairhall/core/site/sites';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { Login } from '../login/login.ts';
import { toastQueue } from '../overlay/toast-queue.ts';
import { resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { createPrefetchHandler, handleClick } from '../page/click-handler.ts';
import { waitForFirstInteraction } from '../page/first-interaction.ts';
import { loadModule } from '../page/load-module.ts';
import { loadOnce } from '../page/load-once.ts';
import { loadScreen } from '../page/load-screen.ts';
import { createPageTexts } from '../page/page-texts.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { type BuiltRoute, isAtExhibition, screenTexts } from '../page/screens.ts';
import { createBrowserLogin } from './browser-login.ts';
import { markPageState } from './page-state.ts';
import { createPreNavigationRouter, reloadWhenGoneBack } from './pre-navigation-router.ts';
import { Root } from './root.tsx';
import type { BrowserRouter } from './router-type.ts';
import { defineSupplierScreens } from './screens.ts';

/** The data that the server has loaded and written into the document as JSON. */
interface Payload {
  readonly boot: Boot;
  readonly screen: BuiltRoute | null;
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
}

async function start({ boot, screen, loaderData, errors }: Payload): Promise<void> {
  replaceAddedSites(boot.addedSites);
  const supplierSite = boot.audience === 'supplier' ? await defineSupplierScreens() : null;
  const atExhibition = isAtExhibition(new URLSearchParams(location.search));
  const [texts] = await Promise.all([
    createPageTexts(boot, screen === null ? [] : screenTexts(screen, atExhibition)),
    screen === null ? undefined : loadScreen(screen, atExhibition),
  ]);
  const ports: PortsSource = loadOnce(async () =>
    (await loadModule(() => import('./browser-ports.ts'))).createPorts(boot, texts, () => void login.rejectToken()),
  );
  // Without an entry for the root route its middleware would run again in the browser.
  const hydrationData = { loaderData: { root: null, ...loaderData }, errors };
  const loaded = Promise.withResolvers<BrowserRouter>();
  const routing = loadOnce(
    async () =>
      (await loadModule(() => import('./browser-router.ts'))).startRouter(hydrationData, { boot, texts, ports, login }),
    loaded.resolve,
  );
  const login = createBrowserLogin({ boot, texts, ports, loadRouter: routing.load });
  const still = createPreNavigationRouter(hydrationData, routing.load);
  const page = { boot, texts: texts.texts, ensureTexts: texts.ensure, showError, ports };
  const root = document.getElementById('root') as HTMLElement; // the document the server wrote always has it
  // A transition hydrates in short slices, between which the browser can handle input.
  startTransition(() => {
    hydrateRoot(
      root,
      <Root page={page} login={login} onHydrated={() => void markPageState(loaded.promise)}>
        <PageRouter still={still} loaded={loaded.promise} />
      </Root>,
      { onRecoverableError: (error) => console.error('hydration', error) },
    );
  });
  listen(boot, still, ports, login);
  void supplierSite?.keepPages({ boot, texts, ports, login }, loaded.promise);
  reloadWhenGoneBack(() => routing.now() !== null);
  // Outside production an event opens the login, for tests and previews of its variants; `detail` is the login request.
  if (!boot.production)
    addEventListener('fairhall:login', (event) => void login.open((event as CustomEvent).detail ?? {}));
  // The first interaction may become a navigation, so it loads the router. A page that came without its data needs it
  // at once. If loading fails, the first followed link shows the error.
  if ((errors ?? loaderData).screen) await waitForFirstInteraction();
  await routing.load().catch(() => undefined);
}

interface PageRouterProps {
  readonly still: BrowserRouter;
  readonly loaded: Promise<BrowserRouter>;
}

/**
 * Renders the page first under the router that shows the server's page, then under the real one, with the same
 * elements.
 */
function PageRouter({ still, loaded }: PageRouterProps) {
  const [router, setRouter] = useState(still);
  useEffect(() => void loaded.then((real) => startTransition(() => setRouter(real))), [loaded]);
  return <RouterProvider router={router} />;
}

const showError = (error: GatewayError): void => toastQueue.add({ type: 'request.failed', error });

/** Handles all links of the document with one listener. */
function listen(boot: Boot, router: BrowserRouter, ports: PortsSource, login: Login): void {
  /** Carries the login of a buyer to another site of the installation. D-80 */
  const leave = ({ href, dataset }: HTMLAnchorElement): boolean => {
    if (dataset.siteLink === undefined || !login.isLoggedIn()) return false;
    loadModule(() => import('../login/follow-with-login.ts')).then(
      ({ followWithLogin }) => followWithLogin(href, boot, ports),
      () => location.assign(href),
    );
    return true;
  };
  document.addEventListener(
    'click',
    handleClick((href) => {
      const { pathname, search, hash } = new URL(href, location.origin);
      const mask = pathname + stripSecrets(search) + hash;
      void router
        .navigate(href, mask === href ? undefined : { mask })
        .catch(() => navigator.onLine && location.assign(href));
    }, leave),
  );
  const prefetch = createPrefetchHandler((pathname) => {
    const address = resolveAddress(pathname, boot);
    if (address === null) return;
    loadScreen(address.name, false).catch(() => undefined);
    // The loaders of login pages make no calls, so these pages need no ports yet.
    if (!isForGuests(address.name)) ports.load().catch(() => undefined);
  });
  document.addEventListener('pointerover', prefetch, { passive: true });
}

/**
 * Hydrates the server's document, then loads the router once it is needed and waits for it. Rejects if the page's files
 * cannot be loaded.
 */
export async function startPage(): Promise<void> {
  const payload = document.getElementById('boot')?.textContent;
  if (payload) await start(JSON.parse(payload) as Payload);
}
