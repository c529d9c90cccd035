import type { MailSample, MailSamples } from '../../../../tests/support/mail-samples.ts';
import { renderMail } from '../mail/render-mail.ts';
import { enquiryAssignedMail } from './enquiry-assigned-mail.ts';
import { enquiryMail } from './enquiry-mail.ts';
import { enquiryReassignedMail } from './enquiry-reassigned-mail.ts';
import { enquirySentMail } from './enquiry-sent-mail.ts';
import { enquiryToTeamContent } from './enquiry-team-mail.ts';
import { linkMail } from './link-mail.ts';
import { createOfferMail } from './offer-mail.ts';
import { threadMail } from './thread-mail.ts';

const PAGES = 'http://fairhall.test';

/** An enquiry to a supplier, without a product. */
const toSupplier = ({ to, typed }: MailSample) =>
  ({ to, targetType: 'supplier', targetName: typed.supplier, supplierName: typed.supplier }) as const;

const toThread = (sample: MailSample) => ({
  ...toSupplier(sample),
  author: sample.typed.author,
  text: sample.typed.text,
  files: [],
  isHiding: true,
  link: sample.link,
});

const toOffers = ({ typed }: MailSample) =>
  [1, 2, 3].map((place) => ({
    productId: `P${place}`,
    name: typed.target,
    image: '',
    supplierId: `S${place}`,
    supplierName: typed.supplier,
  }));

const toTeam = (type: 'product' | 'supplier', { texts, typed, link, to }: MailSample, isFirst = true) => {
  const words = { enquiryId: 'k3Jd8fLq0sPz7xVb2nMw5A', type, isFirst, site: link, text: typed.text };
  const names = { targetName: typed.target, supplierName: typed.supplier };
  return { ...enquiryToTeamContent(texts, { ...words, ...names }).content, to };
};

const toPages = ({ texts }: MailSample) => ({
  pageUrl: (_: number, path: string) => `${PAGES}${path}`,
  texts: { of: () => texts, all: () => ({}) },
});

/** Emails about enquiries to a supplier, about those that nobody answers, and about assigned ones. */
export const mailSamples: MailSamples = {
  'supplier.enquiry': (sample) =>
    enquiryMail(sample.texts, sample.lang, {
      ...toSupplier(sample),
      isUnreachable: false,
      link: `${PAGES}/verify?token=fairhall`,
      days: 7,
    }),
  'unreachable.enquiry': (sample) =>
    enquiryMail(sample.texts, sample.lang, {
      ...toSupplier(sample),
      isUnreachable: true,
      link: `${PAGES}/verify?token=fairhall`,
      days: 7,
    }),
  'supplier.sent': (sample) =>
    enquirySentMail(sample.texts, sample.lang, { ...toSupplier(sample), isUnreachable: false, link: sample.link }),
  'unreachable.sent': (sample) =>
    enquirySentMail(sample.texts, sample.lang, { ...toSupplier(sample), isUnreachable: true, link: sample.link }),
  'unreachable.product.sent': (sample) =>
    enquirySentMail(sample.texts, sample.lang, {
      ...toSupplier(sample),
      targetType: 'product',
      targetName: sample.typed.target,
      isUnreachable: true,
      link: sample.link,
    }),
  'supplier.link': (sample) => linkMail(sample.texts, sample.lang, { ...toSupplier(sample), link: sample.link }),
  'supplier.reassigned': (sample) =>
    enquiryReassignedMail(sample.texts, sample.lang, {
      ...toSupplier(sample),
      earlierName: sample.typed.supplier,
      link: sample.link,
    }),
  'supplier.thread.new': (sample) => threadMail(sample.texts, sample.lang, { ...toThread(sample), kind: 'new' }),
  'supplier.thread.answer': (sample) => threadMail(sample.texts, sample.lang, { ...toThread(sample), kind: 'answer' }),
  'supplier.thread.reply': (sample) => threadMail(sample.texts, sample.lang, { ...toThread(sample), kind: 'reply' }),
  'team.enquiry': (sample) => renderMail(sample.texts, sample.lang, toTeam('product', sample)),
  'team.enquiry.supplier': (sample) => renderMail(sample.texts, sample.lang, toTeam('supplier', sample)),
  'team.enquiry.again': (sample) => renderMail(sample.texts, sample.lang, toTeam('product', sample, false)),
  offer: (sample) =>
    createOfferMail(toPages(sample), sample.lang, {
      siteId: 999,
      to: sample.to,
      about: { type: 'product', targetName: sample.typed.target, supplierName: sample.typed.supplier },
      offers: toOffers(sample),
      from: { fromEnquiry: 'e1', sign: 'fairhall' },
      link: sample.link,
    }),
  'offer.none': (sample) =>
    createOfferMail(toPages(sample), sample.lang, {
      siteId: 999,
      to: sample.to,
      about: { type: 'supplier', targetName: sample.typed.supplier, supplierName: sample.typed.supplier },
      offers: [],
      from: { fromEnquiry: 'e1' },
      link: sample.link,
    }),
  'offer.rfq': (sample) =>
    createOfferMail(toPages(sample), sample.lang, {
      siteId: 999,
      to: sample.to,
      about: null,
      offers: toOffers(sample),
      from: { fromRfq: 'r1' },
      link: sample.link,
    }),
  assigned: ({ texts, lang, to, link, typed }) =>
    enquiryAssignedMail(texts, lang, {
      to,
      link,
      colleague: typed.author,
      targetName: typed.target,
      text: typed.text,
      isHiding: true,
    }),
};
