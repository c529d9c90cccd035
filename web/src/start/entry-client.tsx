import type { GatewayError } from '@fairhall/core/contract/error';
import { isForGuests } from '@fairhall/core/routes/page-access';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { Login } from '../login/login.ts';
import { toastLine } from '../overlay/toast-line.ts';
import { resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { navigateOnClick, prefetchOnPointer } from '../page/click-handler.ts';
import { loadOnce } from '../page/load-once.ts';
import { createPageTexts } from '../page/page-texts.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { type BuiltRoute, loadScreen, screenTexts } from '../page/screens.ts';
import { closeMenus } from '../shell/close-menus.ts';
import { createBrowserLogin } from './browser-login.ts';
import { type BrowserRouter, startRouter } from './browser-router.ts';
import { markPageState } from './page-state.ts';
import { Root } from './root.tsx';

/** What the server has loaded and rendered, as it stands in the document. */
interface Payload {
  readonly boot: Boot;
  readonly screen: BuiltRoute | null;
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
}

async function start({ boot, screen, loaderData, errors }: Payload): Promise<void> {
  const [texts] = await Promise.all([
    createPageTexts(boot.lang, screen === null ? [] : screenTexts(screen)),
    screen === null ? undefined : loadScreen(screen),
  ]);
  const ports: PortsSource = loadOnce(async () =>
    (await import('./browser-ports.ts')).createPorts(boot, () => void login.refuseToken()),
  );
  const login = createBrowserLogin({ boot, texts, loadPorts: ports.load, router: () => router });
  // Without an entry for the root route its middleware would run again in the browser.
  const hydrationData = { loaderData: { root: null, ...loaderData }, errors };
  const router: BrowserRouter = startRouter(hydrationData, { boot, texts, ports, login });
  const page = { boot, texts: texts.texts, ensureTexts: texts.ensure, showError, ports };
  hydrateRoot(
    document.getElementById('root') as HTMLElement, // the document the server wrote always has it
    <Root page={page} login={login} onHydrated={() => markPageState(router)}>
      <RouterProvider router={router} />
    </Root>,
    { onRecoverableError: (error) => console.error('hydration', error) },
  );
  listen(boot, router, ports);
  if (!boot.production) openLoginOnEvent(login);
}

const showError = (error: GatewayError): void => toastLine.ask({ type: 'request.failed', error });

/** One listener each for the links and menus of the whole page. */
function listen(boot: Boot, router: BrowserRouter, ports: PortsSource): void {
  document.addEventListener(
    'click',
    navigateOnClick((href) => void router.navigate(href)),
  );
  document.addEventListener('click', closeMenus);
  document.addEventListener('keydown', closeMenus);
  const prefetch = prefetchOnPointer((pathname) => {
    const address = resolveAddress(pathname, boot);
    if (address === null) return;
    void loadScreen(address.name);
    // A login page asks the gateway for nothing while it loads.
    if (!isForGuests(address.name)) ports.load().catch(() => undefined);
  });
  document.addEventListener('pointerover', prefetch, { passive: true });
}

/** Outside production a script can open the login in every way there is, to look at it: `detail` says how. */
function openLoginOnEvent(login: Login): void {
  addEventListener('fairhall:login', (event) => {
    if (event instanceof CustomEvent) void login.open(event.detail ?? {});
  });
}

// A page's file can be gone after a release; the loader then loads the document instead. is the window's own log.
addEventListener('vite:preloadError', (event) => event.preventDefault());
const payload = document.getElementById('boot')?.textContent;
// Not awaited: a screen's file imports this one's bundle, and would wait for what waits for it.
if (payload) void start(JSON.parse(payload) as Payload);
