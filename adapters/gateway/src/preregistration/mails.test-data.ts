import type { MailSample, MailSamples } from '../../../../tests/support/mail-samples.ts';
import { registrationEndedMail } from './registration-ended-mail.ts';

const toWords = ({ to, link }: MailSample) => ({
  to,
  link,
  badgeNo: 'TEX7K2Q9MX4',
  exhibition: 'Fairhall Textile & Apparel Jakarta',
});

/** Examples of the emails about the end of a registration, by kind. */
export const mailSamples: MailSamples = {
  registrationCancelled: (sample) => registrationEndedMail(sample.texts, sample.lang, 'cancelled', toWords(sample)),
  registrationMerged: (sample) => registrationEndedMail(sample.texts, sample.lang, 'merged', toWords(sample)),
};
