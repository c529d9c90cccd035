import type { OutputOf, ParsedInputOf } from '@fairhall/core/contract/call';
import type { certificateAdmin } from '@fairhall/core/contract/certificate/staff-calls';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, staffOf } from '../call-context.ts';
import { queueMail } from '../mail/outbox.ts';
import { lockSupplier } from '../supplier-login/lock-supplier.ts';
import { listResponsiblePeople } from '../supplier-login/responsible-people.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { certificateMail } from './certificate-mail.ts';
import type { CertificatePorts } from './certificate-ports.ts';
import { CERTIFICATE_CHANGED, CERTIFICATE_OVER } from './certificate-refusals.ts';
import { type CertificateRow, getToday, isOver } from './certificates.ts';

type Decision = ParsedInputOf<typeof certificateAdmin.decide>;

/**
 * Marks the version of a certificate that staff looked at as checked or rejected, in the open transaction; a rejection
 * is mailed to the supplier. If the same decision was already made, nothing changes and no mail is sent again. D-94
 * REL-04
 */
export async function decideCertificate(
  ports: CertificatePorts,
  context: CallContext,
  { certificateId, version, verdict, reason }: Decision,
): Promise<Answer<OutputOf<typeof certificateAdmin.decide>>> {
  const { database, now } = context;
  const row = await lockRow(context, certificateId);
  if (row === undefined) return err(NOT_FOUND);
  if (String(row.version) !== version) return err(CERTIFICATE_CHANGED);
  if (row.state === verdict) return ok({ certificateId, state: verdict, at: row.decided_at ?? now });
  if (verdict === 'checked' && isOver(row, await getToday(database, row.supplier_id, now)))
    return err(CERTIFICATE_OVER);
  const given = verdict === 'refused' ? reason.trim() : '';
  await database.kysely
    .updateTable('certificate')
    .set({ state: verdict, decided_at: now, decided_by: staffOf(context).staffId, reason: given })
    .where('certificate_id', '=', certificateId)
    .execute();
  if (verdict === 'refused') await notifyRejected(ports, context, row, given);
  return ok({ certificateId, state: verdict, at: now });
}

/** Locks the row with the same lock that changes by the supplier's people take. */
async function lockRow({ database }: CallContext, certificateId: string): Promise<CertificateRow | undefined> {
  const found = database.kysely
    .selectFrom('certificate')
    .selectAll()
    .where('certificate_id', '=', certificateId)
    .where('removed_at', 'is', null);
  const first = await found.executeTakeFirst();
  if (first === undefined) return undefined;
  await lockSupplier(database, first.supplier_id);
  return found.executeTakeFirst();
}

async function notifyRejected(
  { texts, supplierPagesUrl }: CertificatePorts,
  { database, now, requestId }: CallContext,
  { certificate_id, supplier_id, version, name }: CertificateRow,
  reason: string,
): Promise<void> {
  for (const { accountId, email, lang } of await listResponsiblePeople(database, supplier_id)) {
    const mail = certificateMail(texts.of(lang), lang, {
      to: email,
      name,
      reason,
      link: `${supplierPagesUrl}/${accountId === '' ? 'sso/login' : 'certificates'}`,
    });
    const dedupeKey = `certificate.${certificate_id}.${version}.${now}.${accountId}`;
    await queueMail(database, mail, {
      dedupeKey,
      kind: 'certificate.refused',
      requestId,
      now,
      causedBy: 'recipient',
    });
  }
}
