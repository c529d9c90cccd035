import type { CallContext } from '../../call-context.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { ReviewPorts } from '../review/review-ports.ts';
import { reviewResultMail } from '../review/review-result-mail.ts';
import { readSupplierProduct } from '../supplier/read-supplier-product.ts';

interface TakenDown {
  readonly productId: string;
  readonly supplierId: string;
  readonly kind: 'takenDown' | 'putBack';
  /** The reason as staff wrote it, for the supplier. */
  readonly reason: string;
}

/** Emails the supplier's people, each in their language, that staff took a product down or put it back. */
export async function notifyTakenDown(
  ports: ReviewPorts,
  context: CallContext,
  { productId, supplierId, kind, reason }: TakenDown,
): Promise<void> {
  const { database, now, requestId } = context;
  const product = await readSupplierProduct(context, supplierId, productId);
  const nameIn = (lang: string) => product?.texts.find((text) => text.lang === lang)?.name;
  for (const { accountId, email, lang } of await ports.listResponsiblePeople(database, supplierId)) {
    const link = `${ports.supplierPagesUrl}/${accountId === '' ? 'sso/login' : `catalogue/${productId}`}`;
    const productName = nameIn(lang) ?? nameIn('en') ?? '';
    const quoted = kind === 'takenDown' ? reason.trim() : '';
    const mail = reviewResultMail(ports.texts.of(lang), lang, { to: email, kind, productName, reason: quoted, link });
    await queueMail(database, mail, {
      dedupeKey: `product.${productId}.${kind}.${now}.${accountId || email}`,
      kind: 'product.takenDown',
      requestId,
      now,
      causedBy: 'recipient',
    });
  }
}

declare module '../../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'product.takenDown': true;
  }
}
