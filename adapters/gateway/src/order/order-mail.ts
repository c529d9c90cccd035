import { unitCount } from '@fairhall/core/catalogue/unit';
import { priceTotal } from '@fairhall/core/contract/catalogue/price-tier';
import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { TeamMail } from '../mail/team-news.ts';

/** The values of all emails about an order. */
export interface OrderWords {
  readonly to: string;
  readonly orderNo: string;
  readonly productName: string;
  readonly supplierName: string;
  readonly quantity: number;
  readonly unit: string;
  /** Per unit; null if on request. */
  readonly price: number | null;
  readonly currency: string;
  readonly link: string;
}

interface OrderMail extends OrderWords {
  readonly contactName: string;
  readonly email: string;
  /** In dialling form: +90 5321234567. */
  readonly mobile: string;
  /** '' for none. */
  readonly whatsapp: string;
  /** '' for none. */
  readonly remark: string;
}

/**
 * The email that tells a supplier's person what was ordered and whom to reply to. The subject contains nothing that a
 * person typed. THR-45 THR-46
 */
export function orderMail(texts: Texts, lang: LanguageCode, mail: OrderMail): Mail {
  return renderMail(texts, lang, {
    to: mail.to,
    subject: texts.text('mail.order.subject'),
    ...toRequest(texts, lang, mail),
    action: { words: texts.text('mail.order.button'), link: mail.link },
    notes: [texts.text('mail.order.unpaid')],
  });
}

interface OrderToTeam extends Omit<OrderMail, 'to'> {
  /** The id of the thread with its messages. */
  readonly enquiryId: string;
}

/** The email that brings the organiser's team an order to a supplier without people. `link` is the site's address. */
export function orderToTeamContent(texts: Texts, lang: LanguageCode, mail: OrderToTeam): TeamMail {
  const { lines, ...request } = toRequest(texts, lang, mail);
  return {
    content: {
      subject: texts.text('mail.team.order.subject'),
      lines: [texts.text('mail.team.order.about', toWords(texts, lang, mail)), ...lines],
      ...request,
      action: { words: null, link: mail.link },
      notes: [texts.text('mail.team.order.next', { id: mail.enquiryId }), texts.text('mail.order.unpaid')],
    },
    listed: null,
  };
}

/** What was ordered, and whom to reply to. */
function toRequest(texts: Texts, lang: LanguageCode, mail: Omit<OrderMail, 'to'>) {
  const { remark, email, mobile, whatsapp } = mail;
  const name = wrapInBidiIsolate(cleanDisplayName(mail.contactName));
  const sender = { name, email: wrapInBidiIsolate(email), mobile: wrapInBidiIsolate(mobile) };
  return {
    lines: [
      texts.text('mail.order.about', { name, ...toWords(texts, lang, mail) }),
      formatPrice(texts, lang, mail),
      texts.text('mail.order.contact', sender),
      ...(whatsapp === '' ? [] : [texts.text('mail.order.whatsapp', { whatsapp: wrapInBidiIsolate(whatsapp) })]),
    ],
    ...(remark !== '' && { quote: remark }),
  };
}

interface OrderSentMail extends OrderWords {
  /** Whether nobody of the supplier receives orders, so that the organiser's team got it. */
  readonly isUnreachable: boolean;
}

/** The email that tells the buyer that the order was sent to the supplier, or to the organiser's team. */
export function orderSentMail(texts: Texts, lang: LanguageCode, mail: OrderSentMail): Mail {
  const { isUnreachable } = mail;
  return renderMail(texts, lang, {
    to: mail.to,
    subject: texts.text('mail.orderSent.subject'),
    lines: [
      texts.text(isUnreachable ? 'mail.orderSent.team' : 'mail.orderSent.about', toWords(texts, lang, mail)),
      formatPrice(texts, lang, mail),
      texts.text(isUnreachable ? 'mail.orderSent.team.next' : 'mail.orderSent.next'),
    ],
    action: { words: texts.text('mail.order.button'), link: mail.link },
    notes: [texts.text('mail.order.unpaid')],
  });
}

interface OrderDecidedMail extends OrderWords {
  readonly state: 'confirmed' | 'declined';
  /** The supplier's reason for declining; '' for none. */
  readonly reason: string;
}

/** The email that tells the buyer that the supplier confirmed or declined the order. THR-45 THR-46 */
export function orderDecidedMail(texts: Texts, lang: LanguageCode, mail: OrderDecidedMail): Mail {
  const { to, state, reason, link } = mail;
  const isDeclined = state === 'declined';
  const next = texts.text(isDeclined ? 'mail.orderDeclined.next' : 'mail.orderConfirmed.next');
  return renderMail(texts, lang, {
    to,
    subject: texts.text(isDeclined ? 'mail.orderDeclined.subject' : 'mail.orderConfirmed.subject'),
    lines: [
      texts.text(isDeclined ? 'mail.orderDeclined.about' : 'mail.orderConfirmed.about', toWords(texts, lang, mail)),
      ...(reason === '' ? [] : [texts.text('mail.orderDeclined.reason')]),
    ],
    ...(reason !== '' && { quote: reason }),
    after: [next],
    action: { words: texts.text('mail.order.button'), link },
    notes: [texts.text('mail.order.unpaid')],
  });
}

interface OrderCancelledMail extends OrderWords {
  readonly contactName: string;
}

/** The email that tells a supplier's person that the buyer cancelled the order. THR-45 THR-46 */
export function orderCancelledMail(texts: Texts, lang: LanguageCode, mail: OrderCancelledMail): Mail {
  return renderMail(texts, lang, {
    to: mail.to,
    ...toCancellation(texts, lang, mail),
    action: { words: texts.text('mail.order.button'), link: mail.link },
  });
}

interface OrderCancelledToTeam extends Omit<OrderCancelledMail, 'to'> {
  /** The id of the thread with its messages; null after it was deleted. */
  readonly enquiryId: string | null;
}

/** The content of the same email to the organiser's team, which got the order. `link` is the site's address. */
export function orderCancelledToTeamContent(texts: Texts, lang: LanguageCode, mail: OrderCancelledToTeam): TeamMail {
  return {
    content: {
      ...toCancellation(texts, lang, mail),
      action: { words: null, link: mail.link },
      notes: mail.enquiryId === null ? [] : [texts.text('mail.team.order.next', { id: mail.enquiryId })],
    },
    listed: null,
  };
}

function toCancellation(texts: Texts, lang: LanguageCode, mail: Omit<OrderCancelledMail, 'to'>) {
  const name = wrapInBidiIsolate(cleanDisplayName(mail.contactName));
  return {
    subject: texts.text('mail.orderCancelled.subject'),
    lines: [
      texts.text('mail.orderCancelled.about', { name, ...toWords(texts, lang, mail) }),
      texts.text('mail.orderCancelled.next'),
    ],
    notes: [],
  };
}

const toWords = (texts: Texts, lang: LanguageCode, { orderNo, ...words }: Omit<OrderWords, 'to' | 'link'>) => ({
  number: wrapInBidiIsolate(orderNo),
  product: wrapInBidiIsolate(cleanDisplayName(words.productName)),
  supplier: wrapInBidiIsolate(cleanDisplayName(words.supplierName)),
  quantity: unitCount(texts, lang, words.unit, words.quantity),
});

function formatPrice(
  texts: Texts,
  lang: LanguageCode,
  { price, quantity, currency }: Pick<OrderWords, 'price' | 'quantity' | 'currency'>,
): string {
  if (price === null) return texts.text('mail.order.onRequest');
  const format = getFormat(lang);
  return texts.text('mail.order.price', {
    price: wrapInBidiIsolate(format.price(price, currency)),
    total: wrapInBidiIsolate(format.total(priceTotal(price, quantity), currency)),
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'order.buyer': true;
    readonly 'order.cancelled': true;
    readonly 'order.confirmed': true;
    readonly 'order.declined': true;
    readonly 'order.supplier': true;
    readonly 'order.team': true;
  }
}
