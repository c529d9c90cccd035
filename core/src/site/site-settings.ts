import type { MessageKey } from '../messages.ts';
import { err, ok, type Result } from '../result.ts';

/** A setting that an organiser can change for a site, besides the environment variables of the process. */
interface SiteSetting<Value> {
  /** The default. */
  readonly usual: Value;
  readonly about: MessageKey;
  /** The permitted values, as a person writes them. */
  readonly allowed: Readonly<Record<string, Value>>;
}

const YES_OR_NO = { true: true, false: false } as const;

/** All settings of a site by name; each has a visible effect. D-97 */
export const SITE_SETTINGS = {
  'flags.tagSelectorV2': { usual: false, about: 'terminal.site.tagSelectorV2', allowed: YES_OR_NO },
  /** Contact data in enquiries: masked until both sides agree, or shown at once. */
  'enquiry.contacts': {
    usual: 'masked',
    about: 'terminal.site.enquiryContacts',
    allowed: { masked: 'masked', shown: 'shown' },
  },
  /**
   * Changes by suppliers to the name, pictures or category of a product: visible to buyers at once, or after an
   * operator's review.
   */
  'product.changes': {
    usual: 'direct',
    about: 'terminal.site.productChanges',
    allowed: { direct: 'direct', reviewed: 'reviewed' },
  },
} as const satisfies Readonly<Record<string, SiteSetting<boolean | string>>>;

export type SiteSettingName = keyof typeof SITE_SETTINGS;

type ValueOf<Setting> = Setting extends { readonly allowed: Readonly<Record<string, infer Value>> } ? Value : never;

/** The settings of a site: stored values, else the defaults. */
export type SiteSettings = { readonly [Name in SiteSettingName]: ValueOf<(typeof SITE_SETTINGS)[Name]> };

export const SITE_SETTING_NAMES = Object.keys(SITE_SETTINGS) as readonly SiteSettingName[]; // the keys of this object

export const isSiteSettingName = (name: string): name is SiteSettingName => Object.hasOwn(SITE_SETTINGS, name);

/** Parses a setting's text; the error lists the permitted texts. */
export function readSiteSetting(name: SiteSettingName, text: string): Result<boolean | string, readonly string[]> {
  const allowed: Readonly<Record<string, boolean | string>> = SITE_SETTINGS[name].allowed;
  const value = Object.hasOwn(allowed, text) ? allowed[text] : undefined;
  return value === undefined ? err(Object.keys(allowed)) : ok(value);
}

/**
 * Returns the settings of a site from its stored texts. Stored settings that this version does not know are ignored.
 */
export function toSiteSettings(stored: ReadonlyMap<string, string>): SiteSettings {
  const values = SITE_SETTING_NAMES.map((name) => {
    const read = readSiteSetting(name, stored.get(name) ?? '');
    return [name, read.ok ? read.value : SITE_SETTINGS[name].usual] as const;
  });
  return Object.fromEntries(values) as unknown as SiteSettings; // all names, each with a permitted value
}
