import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { canManagePeople, SUPPLIER_MANAGER_REQUIRED } from '../supplier-login/supplier-people.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { CertificatePorts } from './certificate-ports.ts';

/**
 * Removes a certificate of the caller's supplier, in the open transaction; idempotent. The clean-up deletes the content
 * of its file. D-65 REL-04
 */
export async function removeCertificate(
  { certificateFiles }: Pick<CertificatePorts, 'certificateFiles'>,
  context: CallContext,
  certificateId: string,
): Promise<Answer<true>> {
  if (!(await canManagePeople(context))) return err(SUPPLIER_MANAGER_REQUIRED);
  const { database, now } = context;
  const row = await database.kysely
    .selectFrom('certificate')
    .select(['file_id', 'removed_at'])
    .where('certificate_id', '=', certificateId)
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return err(NOT_FOUND);
  if (row.removed_at !== null) return ok(true);
  await database.kysely
    .updateTable('certificate')
    .set({ removed_at: now })
    .where('certificate_id', '=', certificateId)
    .execute();
  await certificateFiles.release(database, row.file_id);
  return ok(true);
}
