import type { MailSample, MailSamples } from '../../../../tests/support/mail-samples.ts';
import { pictureResultMail } from './supplier-pictures/picture-result-mail.ts';

const toPictureMail = ({ texts, lang, to, link, typed }: MailSample, verdict: 'accepted' | 'refused') =>
  pictureResultMail(texts, lang, { to, link, verdict, reason: verdict === 'refused' ? typed.text : '' });

/** Examples of the emails about suppliers' pictures, by kind. */
export const mailSamples: MailSamples = {
  'supplierPicture.accepted': (sample) => toPictureMail(sample, 'accepted'),
  'supplierPicture.refused': (sample) => toPictureMail(sample, 'refused'),
};
