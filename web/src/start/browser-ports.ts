import { createBrowserPorts } from '@fairhall/adapters/browser/ports';
import type { Ports } from '@fairhall/adapters/ports';
import type { GatewayError } from '@fairhall/core/contract/error';
import { toastQueue } from '../overlay/toast-queue.ts';
import type { Boot } from '../page/boot.ts';
import { readClientBoot } from '../page/client-boot.ts';
import type { PageTexts } from '../page/contexts.ts';
import { loadPartQuietly } from '../page/lazy-module.ts';
import { serverConnection } from '../page/server-connection.ts';
import { offlineStrip } from './parts.ts';

const showFailure = (error: GatewayError): void => toastQueue.add({ type: 'request.failed', error });

/**
 * Creates the ports of a page in the browser. `onTokenError` is called when a call was rejected because of its token.
 */
export function createPorts(boot: Boot, texts: PageTexts, onTokenError: () => void): Ports {
  watchConnection(texts);
  const rejectToken = (): void => {
    toastQueue.add({ type: 'toast.requested', message: { key: 'request.relogin' } });
    onTokenError();
  };
  const reports = { onTokenError: rejectToken, onUnhandledError: showFailure };
  return createBrowserPorts(readClientBoot(boot, reports), window);
}

/** If loading the strip fails, the call that failed shows its own error. */
function watchConnection({ texts, ensure }: PageTexts): void {
  const showWhenLost = () => {
    if (!serverConnection.isLost()) return;
    loadPartQuietly(offlineStrip, ensure).then(
      (strip) => serverConnection.isLost() && strip.showStrip(texts),
      () => undefined,
    );
  };
  serverConnection.subscribe(showWhenLost);
  showWhenLost();
}
