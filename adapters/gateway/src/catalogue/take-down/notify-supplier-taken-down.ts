import type { CallContext } from '../../call-context.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { ReviewPorts } from '../review/review-ports.ts';
import { supplierTakenDownMail } from './supplier-taken-down-mail.ts';

interface TakenDown {
  readonly supplierId: string;
  readonly kind: 'takenDown' | 'putBack';
  /** The reason as staff wrote it, for the supplier. */
  readonly reason: string;
}

/** Emails the supplier's people, each in their language, that staff took the supplier down or put it back. */
export async function notifySupplierTakenDown(
  ports: Pick<ReviewPorts, 'texts' | 'supplierPagesUrl' | 'listResponsiblePeople'>,
  { database, now, requestId }: CallContext,
  { supplierId, kind, reason }: TakenDown,
): Promise<void> {
  for (const { accountId, email, lang } of await ports.listResponsiblePeople(database, supplierId)) {
    const link = `${ports.supplierPagesUrl}/${accountId === '' ? 'sso/login' : ''}`;
    const quoted = kind === 'takenDown' ? reason.trim() : '';
    const mail = supplierTakenDownMail(ports.texts.of(lang), lang, { to: email, kind, reason: quoted, link });
    await queueMail(database, mail, {
      dedupeKey: `supplier.${supplierId}.${kind}.${now}.${accountId || email}`,
      kind: 'supplier.takenDown',
      requestId,
      now,
      causedBy: 'recipient',
    });
  }
}
