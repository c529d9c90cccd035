import { createBrowserPorts } from '@fairhall/adapters/browser/ports';
import type { Ports } from '@fairhall/adapters/ports';
import type { GatewayError } from '@fairhall/core/contract/error';
import { toastQueue } from '../overlay/toast-queue.ts';
import type { Boot } from '../page/boot.ts';
import { clientBoot } from '../page/client-boot.ts';
import { connection } from '../page/connection.ts';
import type { PageTexts } from '../page/contexts.ts';
import { loadPartQuietly } from '../page/part.ts';
import { offlineStrip } from './parts.ts';

const showFailure = (error: GatewayError): void => toastQueue.add({ type: 'request.failed', error });

/** The ports of a page in the browser. `onTokenError`: a call was refused for its token. */
export function createPorts(boot: Boot, texts: PageTexts, onTokenError: () => void): Ports {
  tellOfConnection(texts);
  const refuseToken = (): void => {
    toastQueue.add({ type: 'toast.requested', message: { key: 'request.relogin' } });
    onTokenError();
  };
  const reports = { onTokenError: refuseToken, onUnhandledError: showFailure };
  return createBrowserPorts(clientBoot(boot, reports), window);
}

/** Where the strip cannot be fetched, the call that failed tells by itself. */
function tellOfConnection({ texts, ensure }: PageTexts): void {
  const tell = () => {
    if (!connection.isLost()) return;
    loadPartQuietly(offlineStrip, ensure).then(
      (strip) => connection.isLost() && strip.showStrip(texts),
      () => undefined,
    );
  };
  connection.subscribe(tell);
  tell();
}
