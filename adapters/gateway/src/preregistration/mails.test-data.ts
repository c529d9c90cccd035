import type { MailSample, MailSamples } from '../../../../tests/support/mail-samples.ts';
import { renderMail } from '../mail/render-mail.ts';
import { registrationEndedMail } from './registration-ended-mail.ts';
import { withdrawMail, withdrawNews } from './withdraw-mail.ts';

const SHOW = { badgeNo: 'TEX7K2Q9MX4', exhibitionName: 'Fairhall Textile & Apparel Jakarta' };

const toWords = ({ to, link }: MailSample) => ({
  to,
  link,
  badgeNo: SHOW.badgeNo,
  exhibition: SHOW.exhibitionName,
});

/** Examples of the emails about ended registrations, by kind. */
export const mailSamples: MailSamples = {
  registrationCancelled: (sample) => registrationEndedMail(sample.texts, sample.lang, 'cancelled', toWords(sample)),
  registrationMerged: (sample) => registrationEndedMail(sample.texts, sample.lang, 'merged', toWords(sample)),
  withdrawal: ({ texts, lang, to, link }) => withdrawMail(texts, lang, { to, link, ...SHOW }),
  withdrawalTeam: ({ texts, lang, to, link, typed }) => {
    const news = { ...SHOW, contactName: typed.author, companyName: typed.supplier, link };
    return renderMail(texts, lang, { ...withdrawNews(texts, news).content, to });
  },
};
