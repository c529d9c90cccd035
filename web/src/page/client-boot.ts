import type { ClientBoot } from '@fairhall/adapters/client-boot';
import { DEFAULTS } from '@fairhall/core/site/defaults';
import { siteById } from '@fairhall/core/site/sites';
import type { Boot } from './boot.ts';
import { connection } from './connection.ts';

const CLIENT_ID = 'fairhall-web';

type Reports = Pick<ClientBoot, 'onTokenError' | 'onUnhandledError'>;

/** What the calls of a page in the browser are made from. */
export function clientBoot(boot: Boot, reports: Reports): ClientBoot {
  return {
    origin: location.origin,
    clientId: CLIENT_ID,
    ipServiceUrl: boot.ipServiceUrl,
    onReached: connection.tell,
    ...reports,
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
  };
}
