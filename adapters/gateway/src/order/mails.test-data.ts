import type { MailSample, MailSamples } from '../../../../tests/support/mail-samples.ts';
import { renderMail } from '../mail/render-mail.ts';
import {
  orderCancelledMail,
  orderCancelledToTeamContent,
  orderDecidedMail,
  orderSentMail,
  orderToTeamContent,
} from './order-mail.ts';

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

const toRequest = (sample: MailSample) => ({
  ...toWords(sample),
  contactName: sample.typed.author,
  email: 'buyer@example.com',
  mobile: '+90 5321234567',
  whatsapp: '',
  remark: sample.typed.text,
  enquiryId: 'k3Jd8fLq0sPz7xVb2nMw5A',
});

/** Examples of the emails about the state of an order and about those to a supplier without people, by kind. */
export const mailSamples: MailSamples = {
  orderConfirmed: (sample) =>
    orderDecidedMail(sample.texts, sample.lang, { ...toWords(sample), state: 'confirmed', reason: '' }),
  orderDeclined: (sample) =>
    orderDecidedMail(sample.texts, sample.lang, { ...toWords(sample), state: 'declined', reason: sample.typed.text }),
  orderCancelled: (sample) =>
    orderCancelledMail(sample.texts, sample.lang, { ...toWords(sample), contactName: sample.typed.author }),
  'unreachable.orderSent': (sample) =>
    orderSentMail(sample.texts, sample.lang, { ...toWords(sample), isUnreachable: true }),
  'team.order': (sample) => {
    const { content } = orderToTeamContent(sample.texts, sample.lang, toRequest(sample));
    return renderMail(sample.texts, sample.lang, { ...content, to: sample.to });
  },
  'team.orderCancelled': (sample) => {
    const { content } = orderCancelledToTeamContent(sample.texts, sample.lang, toRequest(sample));
    return renderMail(sample.texts, sample.lang, { ...content, to: sample.to });
  },
};
