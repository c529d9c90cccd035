import { getShell } from '@fairhall/adapters/bridge/shell';
import { hasSafeCopies } from '@fairhall/adapters/browser/has-safe-copies';
import { createLogin, type Login } from '../login/login.ts';
import type { AppRouter } from '../login/start-app.ts';
import { toastQueue } from '../overlay/toast-queue.ts';
import type { Boot } from '../page/boot.ts';
import type { PageTexts } from '../page/contexts.ts';
import { loadModule, loadQuietly } from '../page/load-module.ts';
import { pageLocation } from '../page/page-location.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { runWhenIdle } from '../page/run-when-idle.ts';

interface Surroundings {
  readonly boot: Boot;
  readonly texts: PageTexts;
  readonly ports: PortsSource;
  readonly loadRouter: () => Promise<AppRouter>;
}

/** Creates the login of this page. The app behind it is loaded on demand. */
export function createBrowserLogin({ boot, texts, ports, loadRouter }: Surroundings): Login {
  const login = createLogin({
    window,
    whenIdle: runWhenIdle,
    restoreTask: async () =>
      (await hasSafeCopies(window.indexedDB)) && (await loadModule(() => import('./restore-task.ts'))).restoreTask(),
    isInNativeApp: () => getShell(window) !== undefined,
    async startApp(listener, requested) {
      const parts = [loadModule(() => import('./open-app.ts')), ports.load(), loadRouter()] as const;
      const [{ openApp }, loaded, router] = await Promise.all(parts);
      return openApp({ boot, ports: loaded, texts, router }, listener, requested());
    },
    showError: (error) => toastQueue.add({ type: 'request.failed', error }),
  });
  if (/[?&]ac=/.test(pageLocation().search))
    loadQuietly(() => import('./accept-login.ts'))
      .then(({ acceptLogin }) => acceptLogin({ boot, ports, login }))
      .catch(() => undefined);
  return login;
}
