import type { MessageKey } from '../messages.ts';
import type { SiteBrand } from '../site/site-brand.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** A text to show, as a key with its values. */
export interface Message {
  readonly key: MessageKey;
  readonly values?: MessageValues;
}

export interface Texts {
  readonly lang: string;
  /** The site that the texts speak for; absent for texts of no site, such as those of the command line. */
  readonly site?: SiteBrand | undefined;
  /**
   * Returns the text of a key in this language; `{name}` in it is replaced by the value of that name, and `{siteName}`
   * by the name of the site.
   */
  text(key: MessageKey, values?: MessageValues): string;
  /**
   * Returns the plural form of a text for `count`; the keys are `<key>_one`, `<key>_few` …, `<key>_other`. `{count}` is
   * filled in.
   */
  counted(key: PluralMessageKey, count: number, values?: MessageValues): string;
}

/** Keys that exist in plural forms, without the form. */
export type PluralMessageKey = MessageKey extends infer Key
  ? Key extends `${infer Base}_other`
    ? Base
    : never
  : never;
