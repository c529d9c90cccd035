import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { err, type Result } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import type { Transaction } from '../db/database.ts';
import { randomId } from '../identity/secrets.ts';
import { toRefusal } from './attachments.ts';
import { checkCertificate } from './check-file.ts';
import type { SentFiles } from './sent-files.ts';
import { getFileSubject } from './serve-files.ts';

/** Files of suppliers' certificates, for the feature that keeps the certificates. */
export const createCertificateFiles = ({ storeUpload, addresses, files }: SentFiles) => ({
  /** Keeps a file for whoever sends it, outside of any transaction; answers its id. */
  async store(context: CallContext, file: LocalFile): Promise<Result<string, Refusal>> {
    const sent = { kind: 'certificate', file, isPrivate: true, newId: randomId, check: checkCertificate } as const;
    const stored = await storeUpload(context, sent);
    return stored.ok ? { ok: true, value: stored.value.fileId } : err(toRefusal(stored.error));
  },
  adopt: adoptForCertificate,
  /** Deletes the row of a file in the open transaction; what is in it is dropped by `drop` once that is certain. */
  async release({ kysely }: Transaction, fileId: string): Promise<void> {
    await kysely.deleteFrom('file').where('file_id', '=', fileId).where('kind', '=', 'certificate').execute();
  },
  drop: (fileId: string) => files.drop(fileId),
  /** Where a file is fetched, for a while; not to be asked while a transaction is open. THR-36 */
  async addressOf(fileId: string, now: number): Promise<string> {
    const subject = getFileSubject(fileId);
    return `${subject}?s=${await addresses.sign(subject, now)}`;
  },
});

/**
 * Makes a file part of a certificate, in its transaction; false where it is somebody else's, part of something else, or gone.
 * It is no account's after that, since certificates outlive the accounts of those who sent them. THR-29
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
