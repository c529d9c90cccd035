import type { SupplierProductRecord } from '@fairhall/core/contract/catalogue/supplier-calls';
import type { CallContext } from '../../call-context.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { ProductChange } from '../supplier/product-change.ts';
import type { ReviewPorts } from './review-ports.ts';
import { reviewResultLine, reviewResultMail } from './review-result-mail.ts';

/** How long a mail waits to be grouped with others for the same recipient, in milliseconds. */
const DIGEST_DELAY = 600_000;

interface ReviewResult {
  readonly product: SupplierProductRecord;
  readonly change: ProductChange;
  readonly verdict: 'accepted' | 'refused';
  readonly reason: string;
}

/**
 * Queues the mails to the supplier's people, each in their language; mails that wait for the same recipient are sent as
 * one.
 */
export async function notifyReviewResult(
  ports: ReviewPorts,
  { database, now, requestId }: CallContext,
  { product, change, verdict, reason }: ReviewResult,
): Promise<void> {
  const { productId, texts: written } = product;
  const kind = verdict === 'accepted' && change.isNew ? 'added' : verdict;
  const nameIn = (lang: string) => written.find((text) => text.lang === lang)?.name;
  for (const { accountId, email, lang } of await ports.listResponsiblePeople(database, change.supplierId)) {
    const texts = ports.texts.of(lang);
    const page = accountId === '' ? 'sso/login' : `catalogue/${productId}`;
    const link = `${ports.supplierPagesUrl}/${page}`;
    const mail = { to: email, kind, productName: nameIn(lang) ?? nameIn('en') ?? '', reason, link } as const;
    await queueMail(database, reviewResultMail(texts, lang, mail), {
      dedupeKey: `product.${productId}.${change.version}.${verdict}.${accountId}`,
      kind: 'product.settled',
      requestId,
      now,
      due: now + DIGEST_DELAY,
      causedBy: 'recipient',
      listing: {
        reader: `${lang}.products.${accountId}`,
        lang,
        notBefore: 0,
        all: null,
        words: reviewResultLine(texts, mail),
        link,
      },
    });
  }
}
