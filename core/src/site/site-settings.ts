import type { MessageKey } from '../messages.ts';
import { err, ok, type Result } from '../result.ts';

/** One thing that an organiser may set for a site, beside what environment variables say of a process. */
interface SiteSetting<Value> {
  /** What holds where nothing is set. */
  readonly usual: Value;
  readonly about: MessageKey;
  /** The values it takes, as a person writes them. */
  readonly allowed: Readonly<Record<string, Value>>;
}

const YES_OR_NO = { true: true, false: false } as const;

/** Every setting of a site by its name, each with an effect that somebody can see. D-97 */
export const SITE_SETTINGS = {
  'flags.tagSelectorV2': { usual: false, about: 'terminal.site.tagSelectorV2', allowed: YES_OR_NO },
  /** Contact data in enquiries: masked until both sides agree, or shown at once. */
  'enquiry.contacts': {
    usual: 'masked',
    about: 'terminal.site.enquiryContacts',
    allowed: { masked: 'masked', shown: 'shown' },
  },
  /** What suppliers change in the name, pictures or category of a product: for buyers at once, or after an operator. */
  'product.changes': {
    usual: 'direct',
    about: 'terminal.site.productChanges',
    allowed: { direct: 'direct', reviewed: 'reviewed' },
  },
} as const satisfies Readonly<Record<string, SiteSetting<boolean | string>>>;

export type SiteSettingName = keyof typeof SITE_SETTINGS;

type ValueOf<Setting> = Setting extends { readonly allowed: Readonly<Record<string, infer Value>> } ? Value : never;

/** What holds for a site: what was set, else the usual. */
export type SiteSettings = { readonly [Name in SiteSettingName]: ValueOf<(typeof SITE_SETTINGS)[Name]> };

export const SITE_SETTING_NAMES = Object.keys(SITE_SETTINGS) as readonly SiteSettingName[]; // the keys of that very object

export const isSiteSettingName = (name: string): name is SiteSettingName => Object.hasOwn(SITE_SETTINGS, name);

/** The value that a text stands for; the texts that are allowed where it is none of them. */
export function readSiteSetting(name: SiteSettingName, text: string): Result<boolean | string, readonly string[]> {
  const allowed: Readonly<Record<string, boolean | string>> = SITE_SETTINGS[name].allowed;
  const value = Object.hasOwn(allowed, text) ? allowed[text] : undefined;
  return value === undefined ? err(Object.keys(allowed)) : ok(value);
}

/** The settings of a site by what is stored of it. What no version knows any more, or not yet, is left out. */
export function toSiteSettings(stored: ReadonlyMap<string, string>): SiteSettings {
  const values = SITE_SETTING_NAMES.map((name) => {
    const read = readSiteSetting(name, stored.get(name) ?? '');
    return [name, read.ok ? read.value : SITE_SETTINGS[name].usual] as const;
  });
  return Object.fromEntries(values) as unknown as SiteSettings; // every name, with a value that its setting allows
}
