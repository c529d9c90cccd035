import { randomUUID } from 'node:crypto';
import type { CertificateReviewStatus } from '@fairhall/core/contract/certificate/limits';
import type { Database } from '@fairhall/gateway/db/database';

interface CertificateToInsert {
  readonly supplierId: string;
  readonly name?: string;
  /** A date such as 2027-03-31; no end date when absent. */
  readonly expires?: string;
  readonly state?: CertificateReviewStatus;
  /** Epoch milliseconds. */
  readonly changed?: number;
}

/** Inserts a certificate with the row of its file, as if its supplier had added it. Returns its id. */
export async function insertCertificate(
  { kysely }: Database,
  { supplierId, name = 'ISO 9001', expires = '', state = 'waiting', changed = Date.now() }: CertificateToInsert,
): Promise<string> {
  const [certificateId, fileId] = [randomUUID(), randomUUID().replaceAll('-', '').slice(0, 22)];
  await kysely
    .insertInto('file')
    .values({
      file_id: fileId,
      kind: 'certificate',
      visitor: null,
      account_id: null,
      name: 'iso.pdf',
      size: 4,
      content_type: 'application/pdf',
      is_private: true,
      fingerprint: '',
      task_id: fileId,
      created: changed,
      enquiry_id: null,
      adopted_by: certificateId,
      adopted_at: changed,
    })
    .execute();
  const facts = { name, number: 'CN-104', issuer: 'Control Union', scope: 'Weaving', issued: '', expires };
  const decided = { decided_at: state === 'waiting' ? null : changed, decided_by: null };
  await kysely
    .insertInto('certificate')
    .values({
      certificate_id: certificateId,
      supplier_id: supplierId,
      ...facts,
      file_id: fileId,
      version: 1,
      state,
      ...decided,
      change_task: certificateId,
      created: changed,
      changed,
      removed_at: null,
    })
    .execute();
  return certificateId;
}
