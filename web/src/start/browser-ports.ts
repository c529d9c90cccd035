import { createBrowserPorts } from '@fairhall/adapters/browser/ports';
import type { Ports } from '@fairhall/adapters/ports';
import { DEFAULTS } from '@fairhall/core/site/defaults';
import { siteById } from '@fairhall/core/site/sites';
import { toastQueue } from '../overlay/toast-queue.ts';
import type { Boot } from '../page/boot.ts';

const CLIENT_ID = 'fairhall-web';

/** The ports of a page in the browser. `onTokenError`: a call was refused for its token. */
export function createPorts(boot: Boot, onTokenError: () => void): Ports {
  return createBrowserPorts(
    {
      origin: location.origin,
      clientId: CLIENT_ID,
      ipServiceUrl: boot.ipServiceUrl,
      onTokenError: () => {
        toastQueue.add({ type: 'toast.requested', message: { key: 'request.relogin' } });
        onTokenError();
      },
      onUnhandledError: (error) => toastQueue.add({ type: 'request.failed', error }),
      context: () => ({
        appVersion: boot.appVersion,
        lang: boot.lang,
        siteId: boot.siteId,
        websiteId: boot.siteId,
        country: siteById(boot.siteId)?.countryId ?? DEFAULTS.countryId,
        exhibitionId: '',
        exhibitionType: '',
        themeType: DEFAULTS.themeType,
      }),
    },
    window,
  );
}
