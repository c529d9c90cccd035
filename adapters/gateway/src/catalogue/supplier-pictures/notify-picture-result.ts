import type { CallContext } from '../../call-context.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { ReviewPorts } from '../review/review-ports.ts';
import { pictureResultMail } from './picture-result-mail.ts';

interface PictureResult {
  readonly supplierId: string;
  /** When the change began to wait; it identifies the change. */
  readonly since: number;
  readonly verdict: 'accepted' | 'refused';
  readonly reason: string;
}

/** Queues the mails to the supplier's people, each in their language. */
export async function notifyPictureResult(
  ports: ReviewPorts,
  { database, now, requestId }: CallContext,
  { supplierId, since, verdict, reason }: PictureResult,
): Promise<void> {
  for (const { accountId, email, lang } of await ports.listResponsiblePeople(database, supplierId)) {
    const link = `${ports.supplierPagesUrl}/${accountId === '' ? 'sso/login' : 'profile'}`;
    const mail = pictureResultMail(ports.texts.of(lang), lang, { to: email, verdict, reason, link });
    await queueMail(database, mail, {
      dedupeKey: `supplierPicture.${supplierId}.${since}.${verdict}.${accountId}`,
      kind: 'supplierPicture.settled',
      requestId,
      now,
      causedBy: 'recipient',
    });
  }
}
