import { CERTIFICATE_WARNING_DAYS } from '@fairhall/core/contract/certificate/limits';
import { countDays } from '@fairhall/core/forms/day';
import { getZoneDay } from '@fairhall/core/site/zone-day';
import type { Transaction } from '../db/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { listResponsiblePeople } from '../supplier-login/responsible-people.ts';
import { certificateEndsMail } from './certificate-mail.ts';
import type { CertificatePorts } from './certificate-ports.ts';
import { type CertificateRow, getToday } from './certificates.ts';

const DAY = 86_400_000;
/** How many certificates are checked in one hour. */
const BATCH_SIZE = 500;

type Ports = Pick<CertificatePorts, 'database' | 'texts' | 'supplierPagesUrl'>;

/**
 * Notifies suppliers by mail, once for each version of a certificate, that a publicly shown certificate expires in 30
 * days. `now` is epoch milliseconds.
 */
export async function warnOfEnds(ports: Ports, now: number): Promise<void> {
  // One day more, because in the first time zones the day has already changed.
  const latest = getZoneDay('UTC', now + (CERTIFICATE_WARNING_DAYS + 1) * DAY);
  const ids = await ports.database.kysely
    .selectFrom('certificate')
    .select('certificate_id')
    .where('state', '=', 'checked')
    .where('expires', '<>', '')
    .where('expires', '<=', latest)
    .where('warned_at', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('expires')
    .orderBy('certificate_id')
    .limit(BATCH_SIZE)
    .execute();
  for (const { certificate_id } of ids)
    await ports.database.transaction((transaction) => warn(ports, transaction, certificate_id, now));
}

/**
 * Locks the row, so that only one of two servers sends the mail. A certificate that expired before the reminder is
 * marked as reminded without a mail.
 */
async function warn(ports: Ports, transaction: Transaction, certificateId: string, now: number): Promise<void> {
  const row = await transaction.kysely
    .selectFrom('certificate')
    .selectAll()
    .where('certificate_id', '=', certificateId)
    .where('state', '=', 'checked')
    .where('warned_at', 'is', null)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.expires === '') return;
  const left = countDays(await getToday(transaction, row.supplier_id, now), row.expires);
  if (left > CERTIFICATE_WARNING_DAYS) return;
  await transaction.kysely
    .updateTable('certificate')
    .set({ warned_at: now })
    .where('certificate_id', '=', certificateId)
    .execute();
  if (left >= 0) await notifySupplier(ports, transaction, row, now);
}

async function notifySupplier(
  { texts, supplierPagesUrl }: Ports,
  transaction: Transaction,
  { certificate_id, supplier_id, version, name, expires }: CertificateRow,
  now: number,
): Promise<void> {
  for (const { accountId, email, lang } of await listResponsiblePeople(transaction, supplier_id)) {
    const link = `${supplierPagesUrl}/${accountId === '' ? 'sso/login' : 'certificates'}`;
    const mail = certificateEndsMail(texts.of(lang), lang, { to: email, name, expires, link });
    const dedupeKey = `certificate.${certificate_id}.${version}.ends.${accountId}`;
    await queueMail(transaction, mail, {
      dedupeKey,
      kind: 'certificate.ends',
      requestId: '',
      now,
      causedBy: 'recipient',
    });
  }
}
