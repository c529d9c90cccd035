import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { site } from '@fairhall/core/contract/site/calls';
import { err, ok } from '@fairhall/core/result';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { SITE_THEME_COLOR } from '@fairhall/core/site/industries';
import type { SiteSettings } from '@fairhall/core/site/site-settings';
import { findSiteById } from '@fairhall/core/site/sites';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { TextsByLanguage } from '../texts.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { COUNTRY_LIST } from './countries.ts';
import type { IpCountries } from './ip-country.ts';

export interface SitePorts {
  readonly ipCountries: IpCountries;
  readonly texts: TextsByLanguage;
  /** An organiser's settings for a site. D-97 */
  readonly readSiteSettings: (queries: Queries, siteId: number) => Promise<SiteSettings>;
}

/** Flags that no site can set yet (D-59). */
const DEFAULT_FLAGS = { aiChatAB: false, preRegisterAB: false, aiChatDisabled: false };

/** Calls about the caller's location, texts, countries and the site itself. */
export function siteHandlers({ ipCountries, texts, readSiteSettings }: SitePorts): Handlers<typeof site, CallContext> {
  return {
    currentIp: async (_, { address }) => ok({ ip: address }),
    analyseIp: async ({ ip }) => {
      const country = await ipCountries.countryOf(ip);
      const { id = '', cnName = '', enName = '', code2 = '' } = country ?? {};
      return ok({ id, cnName, enName, code2 });
    },
    translations: async ({ lang }) => ok(texts.all(lang)),
    countries: async () => ok([...COUNTRY_LIST]),
    websiteInfo: async ({ websiteId }, { database }) => {
      const found = findSiteById(websiteId);
      if (found === undefined) return err(NOT_FOUND);
      const { id, name, enName, abbr, lang, countryId } = found;
      const settings = await readSiteSettings(database, id);
      const appearance = {
        themeColor: SITE_THEME_COLOR,
        themeType: DEFAULT_VALUES.themeType,
        flags: { ...DEFAULT_FLAGS, tagSelectorV2: settings['flags.tagSelectorV2'] },
        popupMode: 'default',
      } as const;
      return ok({ id, name, enName, abbr, lang, countryId: countryId ?? '', ...appearance });
    },
  };
}
