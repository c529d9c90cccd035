import type { MailSample, MailSamples } from '../../../../tests/support/mail-samples.ts';
import { orderCancelledMail, orderDecidedMail } from './order-mail.ts';

const toWords = ({ to, link, typed }: MailSample) => ({
  to,
  link,
  orderNo: 'O-7K3M-9QXD',
  productName: typed.target,
  supplierName: typed.supplier,
  quantity: 500,
  unit: 'piece',
  price: 2.5,
  currency: 'USD',
});

/** Examples of the emails about the state of an order, by kind. */
export const mailSamples: MailSamples = {
  orderConfirmed: (sample) =>
    orderDecidedMail(sample.texts, sample.lang, { ...toWords(sample), state: 'confirmed', reason: '' }),
  orderDeclined: (sample) =>
    orderDecidedMail(sample.texts, sample.lang, { ...toWords(sample), state: 'declined', reason: sample.typed.text }),
  orderCancelled: (sample) =>
    orderCancelledMail(sample.texts, sample.lang, { ...toWords(sample), contactName: sample.typed.author }),
};
