import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';
import { getRouteTable } from '../route-table.ts';
import type { OfferedSupplier, ThreadPorts } from './enquiry-ports.ts';

interface OfferTarget {
  readonly type: 'product' | 'supplier';
  readonly targetName: string;
  readonly supplierName: string;
}

interface OfferMail {
  readonly siteId: number;
  readonly to: string;
  /** What was asked for; null for a request for quotation that reached no supplier. */
  readonly about: OfferTarget | null;
  readonly offers: readonly OfferedSupplier[];
  /** The enquiry or request that a new enquiry takes its text and quantity from. */
  readonly from: {
    readonly fromEnquiry?: string | undefined;
    readonly fromRfq?: string | undefined;
    readonly sign?: string | undefined;
  };
  /** The page of the enquiry or request. */
  readonly link: string;
}

/**
 * Returns the email that tells a buyer that nobody has answered yet, and offers other suppliers: each link opens an
 * enquiry with the same text and quantity. It contains nothing that the buyer typed. THR-46
 */
export function createOfferMail(
  { texts: textsBy, pageUrl }: Pick<ThreadPorts, 'texts' | 'pageUrl'>,
  lang: LanguageCode,
  { siteId, to, about, offers, from, link }: OfferMail,
): Mail {
  const texts = textsBy.of(lang, siteId);
  return renderMail(texts, lang, {
    to,
    subject: texts.text(about === null ? 'mail.offer.rfq.subject' : 'mail.offer.subject'),
    lines: [
      about === null ? texts.text('mail.offer.rfq.about') : formatOfferLine(texts, about),
      ...(offers.length === 0 ? [] : [texts.text('mail.offer.others')]),
    ],
    listed: offers.map(({ productId, name, supplierName }) => ({
      words: texts.text('mail.offer.ask', { supplier: wrapName(supplierName), product: wrapName(name) }),
      link: pageUrl(siteId, getRouteTable({}).href('enquiry', { name: productId, itemId: productId }, from)),
    })),
    action: { words: texts.text(about === null ? 'mail.rfq.button' : 'mail.sent.button'), link },
    notes: [texts.text('mail.offer.once')],
  });
}

/** The email's line in a digest, and its first sentence. */
export const formatOfferLine = (texts: Texts, { type, targetName, supplierName }: OfferTarget): string =>
  texts.text(`mail.offer.about.${targetName === '' ? 'supplier' : type}`, {
    target: wrapName(targetName),
    supplier: supplierName ? wrapName(supplierName) : texts.text('mail.thread.supplier'),
  });

const wrapName = (name: string): string => wrapInBidiIsolate(cleanDisplayName(name));

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'enquiry.offer': true;
  }
}
