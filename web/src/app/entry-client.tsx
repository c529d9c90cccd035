import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { resolveAddress } from './address.ts';
import type { Boot } from './boot.ts';
import { navigateOnClick, prefetchOnPointer } from './click-handler.ts';
import { bootContext, portsContext, textsContext } from './contexts.ts';
import { markPageState } from './page-state.ts';
import { createPageTexts } from './page-texts.ts';
import type { BuiltRoute } from './pending.ts';
import { createPortsSource } from './ports-source.ts';
import { Root } from './root.tsx';
import { routes } from './routes.tsx';
import { loadScreen, screens } from './screens.ts';

interface Payload {
  readonly boot: Boot;
  readonly screen: BuiltRoute | null;
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
}

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
      provider.set(portsContext, async () => {
        const { gateway, staticContents } = await ports.load();
        return { gateway, contents: staticContents };
      });
      provider.set(textsContext, pageTexts);
      return provider;
    },
  });
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
  document.addEventListener(
    'pointerover',
    prefetchOnPointer((pathname) => {
      const address = resolveAddress(pathname, boot);
      if (address === null) return;
      void loadScreen(address.name);
      void ports.load();
    }),
    { passive: true },
  );
}

// A page's file can be gone after a release; the loader then loads the document instead. is the window's own log.
addEventListener('vite:preloadError', (event) => event.preventDefault());
const payload = document.getElementById('boot')?.textContent;
// Not awaited: a screen's file imports this one's bundle, and would wait for what waits for it.
if (payload) void start(JSON.parse(payload) as Payload);
