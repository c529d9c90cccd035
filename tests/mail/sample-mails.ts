import type { LanguageCode } from '@fairhall/core/site/languages';
import { accountErasedMail } from '@fairhall/gateway/account/account-erased-mail';
import { confirmationMail } from '@fairhall/gateway/account/confirmation-mail';
import { passwordMail } from '@fairhall/gateway/account/password-mail';
import { resetMail } from '@fairhall/gateway/account/reset-mail';
import { reviewResultMail } from '@fairhall/gateway/catalogue/review/review-result-mail';
import { certificateEndsMail, certificateMail } from '@fairhall/gateway/certificate/certificate-mail';
import { enquiryMail } from '@fairhall/gateway/enquiry/enquiry-mail';
import { enquiryReassignedMail } from '@fairhall/gateway/enquiry/enquiry-reassigned-mail';
import { enquirySentMail } from '@fairhall/gateway/enquiry/enquiry-sent-mail';
import { linkMail } from '@fairhall/gateway/enquiry/link-mail';
import { threadLine, threadMail } from '@fairhall/gateway/enquiry/thread-mail';
import { renderDigest } from '@fairhall/gateway/mail/digest';
import type { Mail } from '@fairhall/gateway/mail/mail';
import { buyerMeetingMail, meetingCancelledMail, meetingMail } from '@fairhall/gateway/meeting/meeting-mail';
import { orderMail, orderSentMail } from '@fairhall/gateway/order/order-mail';
import { badgeMail } from '@fairhall/gateway/preregistration/badge-mail';
import { showInvitationMail } from '@fairhall/gateway/preregistration/show-invitation-mail';
import { rfqMail } from '@fairhall/gateway/rfq/rfq-mail';
import { standMail } from '@fairhall/gateway/stand/stand-mail';
import { invitationMail } from '@fairhall/gateway/supplier/invitation-mail';
import { loadTexts } from '@fairhall/gateway/texts';
import { type MailTexts, readMailSamples } from '../support/mail-samples.ts';

const SAMPLES = Object.entries(await readMailSamples());

export const MAIL_TEXTS: MailTexts = {
  target: 'Cotton tote bag, 140 g, with long handles and a zip pocket',
  supplier: 'Coimbatore Weavers & Sons',
  author: 'Priya Raman',
  text: 'Good morning,\nwe need 500 bags by March, in natural cotton with a print of two colours.\n\nWhat is your price with delivery to Rotterdam, and how long does a sample take?',
};

export const MESSAGE_TEXTS = loadTexts(new URL('../../core/messages', import.meta.url).pathname);
const LINK = 'http://fairhall.test/verify?token=vGzB1x4-PZ0sYdQ_yS8aQbX5mWkT7cE2rJ9fLhNoUiA';
const KINDS = ['new', 'answer', 'reply'] as const;
type Kind = (typeof KINDS)[number];
const THREAD = 'http://fairhall.test/enquiries/7f3c';
const SIGNED = `${THREAD}?sign=3f9cGzB1x4-PZ0sYdQ_yS8aQbX5mWkT7cE2rJ9fLhNo`;
const ASK = 'http://fairhall.test/resetPassword';
const SET_AT = Date.UTC(2026, 10, 23, 17, 5);

const RECEIPT = {
  requests: 2,
  orders: 2,
  files: 3,
  cartProducts: 1,
  follows: 3,
  preregistrations: 1,
  sessions: 2,
  unsentEnquiries: 1,
  enquiries: 4,
  messages: 9,
  time: Date.UTC(2026, 10, 23),
};

const EXHIBITION = {
  name: 'Fairhall Textile & Apparel Jakarta',
  location: 'Jakarta Exhibition Halls',
  inshowStartDate: '2026-10-14',
  inshowEndDate: '2026-10-17',
};

/** Number of items in a digest. */
export const DIGEST_COUNT = 12;

/** Every email by its kind; those of newer features are in `mails.test-data.ts` of their folders. */
export function sampleMails(lang: LanguageCode, typed: MailTexts = MAIL_TEXTS): ReadonlyMap<string, Mail> {
  const texts = MESSAGE_TEXTS.of(lang);
  const to = 'buyer@example.com';
  const names = { targetType: 'product', targetName: typed.target, supplierName: typed.supplier } as const;
  const threadFields = {
    to,
    ...names,
    author: typed.author,
    text: typed.text,
    files: ['Drawing of the bag.pdf'],
    isHiding: true,
    link: THREAD,
  };
  const thread = (kind: Kind) => threadMail(texts, lang, { ...threadFields, kind });
  const settled = (kind: 'accepted' | 'added' | 'refused') => {
    const reason = kind === 'refused' ? typed.text : '';
    const link = 'http://supplier.fairhall.test/catalogue/P1';
    return reviewResultMail(texts, lang, { to, kind, productName: typed.target, reason, link });
  };
  const listings = Array.from({ length: DIGEST_COUNT }, (_, index) => ({
    words: threadLine(texts, { ...threadFields, kind: KINDS[index % KINDS.length] ?? 'new' }),
    link: `${THREAD}${index}`,
    reader: 'w1',
    lang,
    notBefore: 0,
    all: 'http://supplier.fairhall.test/inbox',
  }));
  const ordered = {
    to,
    orderNo: 'O-7K3M-9QXD',
    productName: typed.target,
    supplierName: typed.supplier,
    link: THREAD,
    quantity: 500,
    unit: 'piece',
    price: 2.5,
    currency: 'USD',
  };
  const reached = {
    contactName: typed.author,
    email: 'priya@malabar.example',
    remark: typed.text,
    mobile: '+90 5321234567',
    whatsapp: '+90 5321234567',
  };
  const met = {
    to,
    supplierName: typed.supplier,
    exhibitionName: EXHIBITION.name,
    standNo: 'A12',
    hall: '3',
    link: THREAD,
    date: '2026-10-15',
    slot: '11:30',
  };
  const visitor = {
    contactName: typed.author,
    companyName: typed.supplier,
    remark: typed.text,
  };
  return new Map([
    ['enquiry', enquiryMail(texts, lang, { to, ...names, isUnreachable: false, link: LINK, days: 7 })],
    ['reset', resetMail(texts, lang, { to, link: LINK, hours: 1 })],
    ['confirmation', confirmationMail(texts, lang, { to, link: LINK, days: 7 })],
    ['password', passwordMail(texts, lang, { to, time: SET_AT, device: 'Chrome, Windows', link: ASK })],
    [
      'preregistration',
      badgeMail(texts, lang, { to, badgeNo: 'TEX7K2Q9MX4', exhibition: EXHIBITION, link: LINK, withdrawLink: ASK }),
    ],
    [
      'showInvitation',
      showInvitationMail(texts, lang, { to, exhibition: EXHIBITION, link: LINK, leave: ASK, unsubscribe: ASK }),
    ],
    ['rfq', rfqMail(texts, lang, { to, link: THREAD, notified: 3, isHeld: false })],
    ['order', orderMail(texts, lang, { ...ordered, ...reached })],
    ['orderSent', orderSentMail(texts, lang, { ...ordered, isUnreachable: false })],
    ['meeting', meetingMail(texts, lang, { ...met, ...visitor, link: LINK, declineLink: LINK })],
    ['meetingSent', buyerMeetingMail(texts, lang, 'meetingSent', met)],
    ['meetingAccepted', buyerMeetingMail(texts, lang, 'meetingAccepted', met)],
    ['meetingRejected', buyerMeetingMail(texts, lang, 'meetingRejected', { ...met, reason: typed.text })],
    ['meetingWithdrawn', buyerMeetingMail(texts, lang, 'meetingWithdrawn', { ...met, reason: typed.text })],
    ['meetingCancelled', meetingCancelledMail(texts, lang, { ...met, ...visitor })],
    ['stand', standMail(texts, lang, { to, area: 24, exhibition: EXHIBITION, link: ASK })],
    ['invitation', invitationMail(texts, lang, { to, supplierName: typed.supplier, link: LINK, days: 14 })],
    ['sent', enquirySentMail(texts, lang, { to, ...names, isUnreachable: false, link: THREAD })],
    ['enquiryLink', linkMail(texts, lang, { to, ...names, link: SIGNED })],
    ['reassigned', enquiryReassignedMail(texts, lang, { to, ...names, earlierName: typed.supplier, link: THREAD })],
    ['certificate', certificateMail(texts, lang, { to, name: typed.target, reason: typed.text, link: THREAD })],
    [
      'certificateEnds',
      certificateEndsMail(texts, lang, { to, name: typed.target, expires: '2027-03-31', link: THREAD }),
    ],
    ['erased', accountErasedMail(texts, lang, { to, link: 'http://fairhall.test/', receipt: RECEIPT })],
    ['thread.new', thread('new')],
    ['thread.answer', thread('answer')],
    ['thread.reply', thread('reply')],
    ...(['accepted', 'added', 'refused'] as const).map((kind): [string, Mail] => [`product.${kind}`, settled(kind)]),
    ...SAMPLES.map(([kind, make]): [string, Mail] => [kind, make({ texts, lang, typed, to, link: THREAD })]),
    ['digest', renderDigest(MESSAGE_TEXTS, { to }, listings)],
  ]);
}
