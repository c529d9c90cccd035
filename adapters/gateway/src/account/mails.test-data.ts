import type { MailSamples } from '../../../../tests/support/mail-samples.ts';
import { initialPasswordMail } from './initial-password-mail.ts';

/** Examples of the emails about accounts, by kind. */
export const mailSamples: MailSamples = {
  initialPassword: ({ texts, lang, to, link }) => initialPasswordMail(texts, lang, { to, link, days: 7 }),
};
