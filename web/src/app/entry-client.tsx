import { createTexts } from '@fairhall/adapters/texts/texts';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { resolveAddress } from './address.ts';
import type { Boot } from './boot.ts';
import { createBrowserPagePorts } from './browser-ports.ts';
import { navigateOnClick, prefetchOnPointer } from './click-handler.ts';
import { bootContext, type Page, portsContext } from './contexts.ts';
import { markPageState } from './page-state.ts';
import type { BuiltRoute } from './pending.ts';
import { Root } from './root.tsx';
import { routes } from './routes.tsx';
import { loadScreen, screens } from './screens.ts';
import { loadResources } from './texts.ts';

interface Payload {
  readonly boot: Boot;
  readonly screen: BuiltRoute | null;
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
}

async function start(payload: Payload): Promise<void> {
  const { boot, screen } = payload;
  const [resources] = await Promise.all([
    loadResources(boot.lang, screen === null ? [] : screens[screen].texts),
    screen === null ? undefined : loadScreen(screen),
  ]);
  const page: Page = { boot, texts: createTexts(boot.lang, resources) };
  const ports = createBrowserPagePorts(boot);
  const router = createBrowserRouter(routes, {
    // Without an entry for the root route its middleware would run again in the browser.
    hydrationData: { loaderData: { root: null, ...payload.loaderData }, errors: payload.errors },
    getContext: () =>
      new RouterContextProvider(
        new Map<never, never>([
          [bootContext, boot],
          [portsContext, ports],
        ] as never),
      ),
  });
  hydrateRoot(
    document.getElementById('root') as HTMLElement, // the document the server wrote always has it
    <Root page={page}>
      <RouterProvider router={router} />
    </Root>,
    { onRecoverableError: (error) => console.error('hydration', error) },
  );
  markPageState(router);
  document.addEventListener('click', navigateOnClick((href) => void router.navigate(href)));
  document.addEventListener(
    'pointerover',
    prefetchOnPointer((pathname) => {
      const address = resolveAddress(pathname, boot);
      if (address !== null) void loadScreen(address.name);
    }),
    { passive: true },
  );
}

// A page's file can be gone after a release; the loader then loads the document instead. is the window's own log.
addEventListener('vite:preloadError', (event) => event.preventDefault());
const payload = document.getElementById('boot')?.textContent;
if (payload) await start(JSON.parse(payload) as Payload);
