import { createBrowserPorts } from '@fairhall/adapters/browser/ports';
import type { Ports } from '@fairhall/adapters/ports';
import type { GatewayError } from '@fairhall/core/contract/error';
import { toastQueue } from '../overlay/toast-queue.ts';
import type { Boot } from '../page/boot.ts';
import { clientBoot } from '../page/client-boot.ts';

const showFailure = (error: GatewayError): void => toastQueue.add({ type: 'request.failed', error });

/** The ports of a page in the browser. `onTokenError`: a call was refused for its token. */
export function createPorts(boot: Boot, onTokenError: () => void): Ports {
  const refuseToken = (): void => {
    toastQueue.add({ type: 'toast.requested', message: { key: 'request.relogin' } });
    onTokenError();
  };
  const reports = { onTokenError: refuseToken, onUnhandledError: showFailure };
  return createBrowserPorts(clientBoot(boot, reports), window);
}
