import { EMAIL_MAX } from '../contract/field-limits.ts';
import { isEmail } from '../forms/email.ts';
import type { MessageKey } from '../messages.ts';
import { err, ok, type Result } from '../result.ts';
import { parseAccent } from './accent.ts';
import { parseHost } from './parse-host.ts';

type SettingValue = boolean | string | number;

interface SettingBase<Value> {
  /** The default. */
  readonly usual: Value;
  readonly about: MessageKey;
}

/** A setting with a list of values. */
interface SettingChoice<Value> extends SettingBase<Value> {
  /** The permitted values, as a person writes them. */
  readonly allowed: Readonly<Record<string, Value>>;
}

/** A setting that a person types. */
interface TypedSetting<Value> extends SettingBase<Value> {
  /** Examples or limits of the permitted values, for the error message. */
  readonly examples: readonly string[];
  /** Undefined for a value that is not permitted. */
  readonly read: (text: string) => Value | undefined;
}

/** A setting that an organiser can change for a site, besides the environment variables of the process. */
type SiteSetting = SettingChoice<boolean | string> | TypedSetting<string | number>;

/** The most hours that a supplier may be given to answer: two months of ten-hour days. */
const ANSWER_HOURS_MAX = 600;
/** The most characters of a site’s name: the header of a phone shows about this many beside the logo. */
const SITE_NAME_MAX = 40;
/** The most characters of a site’s tagline, and of a line of its contact details. */
const LINE_MAX = 120;

/** Text of one line that people read. Braces would be taken for a placeholder of a text. */
const readLine =
  (max: number) =>
  (text: string): string | undefined => {
    const line = text.trim();
    return line !== '' && [...line].length <= max && !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069{}<>]/u.test(line)
      ? line
      : undefined;
  };

const readEmail = (text: string): string | undefined => (isEmail(text) && text.length <= EMAIL_MAX ? text : undefined);

const readPhone = (text: string): string | undefined => (/^\+[\d\s()-]{6,30}$/.test(text) ? text.trim() : undefined);

const readPictureId = (text: string): string | undefined => (/^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : undefined);

/** The most characters of the address of another site. */
const URL_MAX = 200;

const readUrl = (text: string): string | undefined =>
  text.length <= URL_MAX && /^https?:\/\/[a-z\d.-]+(?::\d{1,5})?(?:\/[\w./~%-]*)?$/i.test(text) ? text : undefined;

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
  /** The organiser's address for enquiries and requests that reach no supplier, and for withdrawn registrations; '' for none. */
  fallbackEmail: {
    usual: '',
    about: 'terminal.site.fallbackEmail',
    examples: ['team@fair.example'],
    read: readEmail,
  },
  /** Business hours without an answer after which a buyer is offered other suppliers. */
  answerHours: {
    usual: 48,
    about: 'terminal.site.answerHours',
    examples: [`1–${ANSWER_HOURS_MAX}`],
    read: (text: string): number | undefined =>
      /^[1-9]\d{0,2}$/.test(text) && Number(text) <= ANSWER_HOURS_MAX ? Number(text) : undefined,
  },
  /** The host name of the site; '' for none of its own. D-93 */
  host: {
    usual: '',
    about: 'terminal.site.host',
    examples: ['turkey.example.com'],
    read: parseHost,
  },
  /** The address of the buyers' site that is open all year, to which the header links; '' for no link. D-80 */
  site247Url: {
    usual: '',
    about: 'terminal.site.site247Url',
    examples: ['https://sourcing.example.com'],
    read: readUrl,
  },
  // What is '' on a site of a country is as on the international site.
  name: {
    usual: '',
    about: 'terminal.site.name',
    examples: ['Istanbul Textile Fair'],
    read: readLine(SITE_NAME_MAX),
  },
  tagline: {
    usual: '',
    about: 'terminal.site.tagline',
    examples: ['Where the trade meets'],
    read: readLine(LINE_MAX),
  },
  accent: {
    usual: '',
    about: 'terminal.site.accent',
    examples: ['#8a1c4a'],
    read: parseAccent,
  },
  /** The id of a picture; `staff site logo` uploads one. */
  logo: {
    usual: '',
    about: 'terminal.site.logo',
    examples: ['fairhall staff site logo 2 logo.png'],
    read: readPictureId,
  },
  'contact.email': {
    usual: '',
    about: 'terminal.site.contactEmail',
    examples: ['info@fair.example'],
    read: readEmail,
  },
  'contact.phone': {
    usual: '',
    about: 'terminal.site.contactPhone',
    examples: ['+90 212 555 01 00'],
    read: readPhone,
  },
  'contact.address': {
    usual: '',
    about: 'terminal.site.contactAddress',
    examples: ['Fuar Cad. 1, 34149 İstanbul'],
    read: readLine(LINE_MAX),
  },
  'mail.name': {
    usual: '',
    about: 'terminal.site.mailName',
    examples: ['Istanbul Textile Fair'],
    read: readLine(SITE_NAME_MAX),
  },
  'mail.replyTo': {
    usual: '',
    about: 'terminal.site.mailReplyTo',
    examples: ['info@fair.example'],
    read: readEmail,
  },
} as const satisfies Readonly<Record<string, SiteSetting>>;

export type SiteSettingName = keyof typeof SITE_SETTINGS;

type ValueOf<Setting> = Setting extends { readonly allowed: Readonly<Record<string, infer Value>> }
  ? Value
  : Setting extends { readonly read: (text: string) => infer Value }
    ? Exclude<Value, undefined>
    : never;

/** The settings of a site: stored values, else the defaults. */
export type SiteSettings = { readonly [Name in SiteSettingName]: ValueOf<(typeof SITE_SETTINGS)[Name]> };

export const SITE_SETTING_NAMES = Object.keys(SITE_SETTINGS) as readonly SiteSettingName[]; // the keys of this object

export const isSiteSettingName = (name: string): name is SiteSettingName => Object.hasOwn(SITE_SETTINGS, name);

/** Whether a person types the setting, so that its permitted values are too many to list. */
export const hasExamples = (name: SiteSettingName): boolean => 'read' in SITE_SETTINGS[name];

/** Parses a setting's text; the error lists the permitted texts, or examples of them. */
export function readSiteSetting(name: SiteSettingName, text: string): Result<SettingValue, readonly string[]> {
  const setting: SiteSetting = SITE_SETTINGS[name];
  if ('read' in setting) {
    const typed = setting.read(text);
    return typed === undefined ? err(setting.examples) : ok(typed);
  }
  const { allowed } = setting;
  const value = Object.hasOwn(allowed, text) ? allowed[text] : undefined;
  return value === undefined ? err(Object.keys(allowed)) : ok(value);
}

/** What a site of a country has as the international site, unless it sets it itself. `toSiteBrand` does so for the look. */
const INHERITED: readonly string[] = [
  'flags.tagSelectorV2',
  'enquiry.contacts',
  'product.changes',
  'fallbackEmail',
  'answerHours',
] satisfies SiteSettingName[];

/** Returns the stored texts of a site, with those that it has from the international site. D-97 */
export const addInheritedSettings = (
  own: ReadonlyMap<string, string>,
  international: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> => new Map([...[...international].filter(([name]) => INHERITED.includes(name)), ...own]);

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
