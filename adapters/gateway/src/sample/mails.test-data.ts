import type { MailSample, MailSamples } from '../../../../tests/support/mail-samples.ts';
import { sampleMail } from './sample-mail.ts';

const toWords = ({ to, link, typed }: MailSample) => ({
  to,
  link,
  contactName: typed.author,
  companyName: typed.supplier,
  quantity: 2,
  productName: typed.target,
  exhibitionName: 'Fairhall Textile & Apparel Jakarta',
  hall: '3',
  standNo: 'A12',
});

/** Examples of the emails about samples, by kind. */
export const mailSamples: MailSamples = {
  sampleBooked: (sample) => sampleMail(sample.texts, sample.lang, 'booked', toWords(sample)),
  sampleCancelled: (sample) =>
    sampleMail(sample.texts, sample.lang, 'cancelled', { ...toWords(sample), hall: '', standNo: '' }),
};
