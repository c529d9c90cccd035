import type { ClientBoot } from '@fairhall/adapters/client-boot';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { findSiteById } from '@fairhall/core/site/sites';
import type { Boot } from './boot.ts';
import { serverConnection } from './server-connection.ts';

const CLIENT_ID = 'fairhall-web';

type Reports = Pick<ClientBoot, 'onTokenError' | 'onUnhandledError'>;

/** Returns the browser's settings for gateway calls. */
export function readClientBoot(boot: Boot, reports: Reports): ClientBoot {
  return {
    origin: location.origin,
    clientId: CLIENT_ID,
    ipServiceUrl: boot.ipServiceUrl,
    onReached: serverConnection.report,
    ...reports,
    context: () => ({
      appVersion: boot.appVersion,
      lang: boot.lang,
      siteId: boot.siteId,
      websiteId: boot.siteId,
      country: findSiteById(boot.siteId)?.countryId ?? DEFAULT_VALUES.countryId,
      exhibitionId: '',
      exhibitionType: '',
      themeType: DEFAULT_VALUES.themeType,
    }),
  };
}
