import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { site } from '@fairhall/core/contract/site';
import { err, ok } from '@fairhall/core/result';
import { DEFAULTS } from '@fairhall/core/site/defaults';
import { SITE_THEME_COLOR } from '@fairhall/core/site/industries';
import { siteById } from '@fairhall/core/site/sites';
import type { CallContext } from '../call-context.ts';
import type { TextsByLanguage } from '../texts.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { COUNTRIES } from './countries.ts';
import type { IpCountries } from './ip-country.ts';

export interface SitePorts {
  readonly ipCountries: IpCountries;
  readonly texts: TextsByLanguage;
}

/** Flags of a site that sets none of its own (D-59). */
const FLAGS = { tagSelectorV2: false, aiChatAB: false, preRegisterAB: false, aiChatDisabled: false };

/** Calls about the caller's place, texts, countries and the site itself. */
export function siteHandlers({ ipCountries, texts }: SitePorts): Handlers<typeof site, CallContext> {
  return {
    currentIp: async (_, { address }) => ok({ ip: address }),
    analyseIp: async ({ ip }) => {
      const country = await ipCountries.countryOf(ip);
      const { id = '', cnName = '', enName = '', code2 = '' } = country ?? {};
      return ok({ id, cnName, enName, code2 });
    },
    translations: async ({ lang }) => ok(texts.all(lang)),
    countries: async () => ok([...COUNTRIES]),
    websiteInfo: async ({ websiteId }) => {
      const found = siteById(websiteId);
      if (found === undefined) return err(NOT_FOUND);
      const { id, name, enName, abbr, lang, countryId } = found;
      const appearance = {
        themeColor: SITE_THEME_COLOR,
        themeType: DEFAULTS.themeType,
        flags: FLAGS,
        popupMode: 'default',
      } as const;
      return ok({ id, name, enName, abbr, lang, countryId: countryId ?? '', ...appearance });
    },
  };
}
