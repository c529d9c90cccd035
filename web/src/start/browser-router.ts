import { pageState } from '@fairhall/core/overlay/loading';
import { isPersonal } from '@fairhall/core/routes/page-access';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type createBrowserRouter,
  UNSAFE_createRouter as createRouter,
  type HydrationState,
  RouterContextProvider,
} from 'react-router';
import type { Login } from '../login/login.ts';
import { resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { bootContext, loginStatusContext, type PageTexts, portsContext, textsContext } from '../page/contexts.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { routes } from './routes.tsx';

export type BrowserRouter = ReturnType<typeof createBrowserRouter>;

interface Surroundings {
  readonly boot: Boot;
  readonly texts: PageTexts;
  readonly ports: PortsSource;
  readonly login: Login;
}

/**
 * The router of this page, which starts with the data that the server has loaded, or loads it first where the address asked
 * for that by `csr`. It is made as `createBrowserRouter` makes it, whose file would bring the router into every first load.
 */
export async function startRouter(
  hydrationData: HydrationState,
  { boot, texts, ports, login }: Surroundings,
): Promise<BrowserRouter> {
  const router = createRouter({
    routes,
    history: createBrowserHistory({}),
    hydrationData,
    getContext() {
      const provider = new RouterContextProvider();
      provider.set(bootContext, boot);
      provider.set(loginStatusContext, {
        isThere: async () => login.isLoggedIn(),
        refused: () => void login.refuseToken(),
      });
      provider.set(portsContext, async () => {
        const all = await ports.load();
        const front = async () => (await import('../page/front-gateway.ts')).frontGateway(boot, all);
        return { gateway: all.gateway, front, contents: all.staticContents };
      });
      provider.set(textsContext, texts);
      return provider;
    },
  }).initialize();
  reloadPersonalPages(router, login, boot);
  if (!router.state.initialized) await loadedFirst(router);
  return router;
}

/**
 * Resolves once the page is loaded that came without its data; until then it is marked as loading. Its own title and colour
 * take the place of those it came with. 
 */
async function loadedFirst(router: BrowserRouter): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.pageState = pageState(1);
  await new Promise<void>((resolve) => {
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      resolve();
    });
  });
  for (const tag of document.querySelectorAll('title, meta[name=theme-color]')) tag.remove();
  dataset.pageState = pageState(0);
}

/** Loads a personal page's data again when somebody has logged in or out. */
function reloadPersonalPages(router: BrowserRouter, login: Login, boot: Boot): void {
  login.onEmitted(({ type }) => {
    const name = resolveAddress(router.state.location.pathname, boot)?.name;
    if (type !== 'task.settled' && name !== undefined && isPersonal(name)) void router.revalidate();
  });
}
