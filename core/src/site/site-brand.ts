import { DEFAULT_VALUES } from './defaults.ts';
import { PRODUCT_NAME } from './product-name.ts';
import { type SiteSettings, toSiteSettings } from './site-settings.ts';

/** How a site presents itself to people; '' for what an organiser has not set. D-97 */
export interface SiteBrand {
  readonly siteId: number;
  readonly name: string;
  readonly tagline: string;
  /** The colour of buttons and links, as `#rrggbb`. */
  readonly accent: string;
  /** The id of the logo’s picture. */
  readonly logo: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** The address of the buyers' site that is open all year. D-80 */
  readonly site247Url: string;
  /** The name of the sender of emails. */
  readonly mailName: string;
  /** The address to which people answer emails. */
  readonly replyTo: string;
}

/**
 * Returns how a site presents itself. What is not set for a country’s site is as on the international one, so that an
 * organiser sets a name once.
 */
export function toSiteBrand(siteId: number, own: SiteSettings, international: SiteSettings): SiteBrand {
  const pick = (name: BrandSetting): string => own[name] || international[name];
  const name = pick('name');
  return {
    siteId,
    name: name || PRODUCT_NAME,
    tagline: pick('tagline'),
    accent: pick('accent'),
    logo: pick('logo'),
    email: pick('contact.email'),
    phone: pick('contact.phone'),
    address: pick('contact.address'),
    site247Url: pick('site247Url'),
    mailName: pick('mail.name') || name,
    replyTo: pick('mail.replyTo'),
  };
}

type BrandSetting =
  | 'name'
  | 'tagline'
  | 'accent'
  | 'logo'
  | 'contact.email'
  | 'contact.phone'
  | 'contact.address'
  | 'site247Url'
  | 'mail.name'
  | 'mail.replyTo';

const NO_SETTINGS = toSiteSettings(new Map());

/** A site of which nothing is set. */
export const DEFAULT_BRAND: SiteBrand = toSiteBrand(DEFAULT_VALUES.siteId, NO_SETTINGS, NO_SETTINGS);
