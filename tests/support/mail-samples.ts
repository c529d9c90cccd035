import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '@fairhall/gateway/mail/mail';
import { loadFeatureTestData } from './feature-test-data.ts';

/** User input that occurs in emails. */
export interface MailTexts {
  readonly target: string;
  readonly supplier: string;
  readonly author: string;
  readonly text: string;
}

/** The inputs of a sample email. */
export interface MailSample {
  readonly texts: Texts;
  readonly lang: LanguageCode;
  readonly typed: MailTexts;
  readonly to: string;
  /** An http address without parameters. */
  readonly link: string;
}

/** A feature's emails by kind, in `mails.test-data.ts` of its folder. */
export type MailSamples = Readonly<Record<string, (sample: MailSample) => Mail>>;

export const readMailSamples = (): Promise<MailSamples> =>
  loadFeatureTestData<MailSamples[string]>('adapters/gateway/src/*/mails.test-data.ts');
