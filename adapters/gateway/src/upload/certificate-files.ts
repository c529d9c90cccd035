import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { err, type Result } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import type { Transaction } from '../db/database.ts';
import { createRandomId } from '../identity/secrets.ts';
import { toRefusal } from './attachments.ts';
import { checkCertificate } from './check-file.ts';
import type { SentFiles } from './sent-files.ts';
import { getSignedFileSubject } from './serve-files.ts';

/** Files of certificates, for the certificate feature. */
export const createCertificateFiles = ({ storeUpload, addresses, files }: SentFiles) => ({
  /** Stores a file for its sender, outside of any transaction; returns its id. */
  async store(context: CallContext, file: LocalFile): Promise<Result<string, Refusal>> {
    const sent = {
      kind: 'certificate',
      file,
      isPrivate: true,
      newId: createRandomId,
      check: checkCertificate,
    } as const;
    const stored = await storeUpload(context, sent);
    return stored.ok ? { ok: true, value: stored.value.fileId } : err(toRefusal(stored.error));
  },
  adopt: adoptForCertificate,
  /** Deletes the row of a file in the open transaction; call `drop` for its content after the commit. */
  async release({ kysely }: Transaction, fileId: string): Promise<void> {
    await kysely.deleteFrom('file').where('file_id', '=', fileId).where('kind', '=', 'certificate').execute();
  },
  drop: (fileId: string) => files.drop(fileId),
  /** A signed download address that expires; do not call it in an open transaction. THR-36 */
  async addressOf(fileId: string, now: number): Promise<string> {
    const subject = getSignedFileSubject(fileId);
    return `${subject}?s=${await addresses.sign(subject, now)}`;
  },
});

/**
 * Attaches a file to a certificate, in its transaction; false if it belongs to another sender, is already attached or
 * is gone. It then loses its account, since certificates outlive the accounts of their senders. THR-29
 */
async function adoptForCertificate(context: CallContext, certificateId: string, fileId: string): Promise<boolean> {
  const { database, now } = context;
  const adopted = await database.kysely
    .updateTable('file')
    .set({ adopted_by: certificateId, adopted_at: now, account_id: null })
    .where('file_id', '=', fileId)
    .where('kind', '=', 'certificate')
    .where('adopted_by', 'is', null)
    .where('account_id', '=', supplierOf(context).accountId)
    .returning('file_id')
    .executeTakeFirst();
  return adopted !== undefined;
}
