import { shellOf } from '@fairhall/adapters/bridge/shell';
import { hasSafeCopies } from '@fairhall/adapters/browser/has-safe-copies';
import type { Ports } from '@fairhall/adapters/ports';
import { createLogin, type Login } from '../login/login.ts';
import type { AppRouter } from '../login/start-app.ts';
import { toastQueue } from '../overlay/toast-queue.ts';
import type { Boot } from '../page/boot.ts';
import type { PageTexts } from '../page/contexts.ts';
import { whenIdle } from '../page/when-idle.ts';

interface Surroundings {
  readonly boot: Boot;
  readonly texts: PageTexts;
  readonly loadPorts: () => Promise<Ports>;
  readonly loadRouter: () => Promise<AppRouter>;
}

/** The login of this page, whose app is fetched when it is needed. */
export function createBrowserLogin({ boot, texts, loadPorts, loadRouter }: Surroundings): Login {
  return createLogin({
    window,
    whenIdle,
    restoreTask: async () =>
      (await hasSafeCopies(window.indexedDB)) && (await import('./restore-task.ts')).restoreTask(),
    isInNativeApp: () => shellOf(window) !== undefined,
    async startApp(listener, requested) {
      const parts = [import('../login/start-app.ts'), loadPorts(), loadRouter()] as const;
      const [{ startApp }, ports, router] = await Promise.all(parts);
      return startApp({ boot, ports, texts, router }, listener, requested());
    },
    showError: (error) => toastQueue.add({ type: 'request.failed', error }),
  });
}
