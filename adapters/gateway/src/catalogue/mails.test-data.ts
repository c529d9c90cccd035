import type { MailSample, MailSamples } from '../../../../tests/support/mail-samples.ts';
import { reviewResultMail } from './review/review-result-mail.ts';
import { pictureResultMail } from './supplier-pictures/picture-result-mail.ts';
import { supplierTakenDownMail } from './take-down/supplier-taken-down-mail.ts';

const toPictureMail = ({ texts, lang, to, link, typed }: MailSample, verdict: 'accepted' | 'refused') =>
  pictureResultMail(texts, lang, { to, link, verdict, reason: verdict === 'refused' ? typed.text : '' });

const toTakeDownMail = ({ texts, lang, to, typed, link }: MailSample, kind: 'takenDown' | 'putBack') =>
  reviewResultMail(texts, lang, {
    to,
    kind,
    productName: typed.target,
    reason: kind === 'takenDown' ? typed.text : '',
    link,
  });

/** Examples of the emails about suppliers' pictures, and about products that staff take down, by kind. */
export const mailSamples: MailSamples = {
  'supplierPicture.accepted': (sample) => toPictureMail(sample, 'accepted'),
  'supplierPicture.refused': (sample) => toPictureMail(sample, 'refused'),
  productTakenDown: (sample) => toTakeDownMail(sample, 'takenDown'),
  'supplier.takenDown': ({ texts, lang, to, typed, link }) =>
    supplierTakenDownMail(texts, lang, { to, link, kind: 'takenDown', reason: typed.text }),
  'supplier.putBack': ({ texts, lang, to, link }) =>
    supplierTakenDownMail(texts, lang, { to, link, kind: 'putBack', reason: '' }),
  productPutBack: (sample) => toTakeDownMail(sample, 'putBack'),
};
