import type { ParsedInputOf } from '@fairhall/core/contract/call';
import type { supplierCertificate } from '@fairhall/core/contract/certificate/supplier-calls';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { err, ok, type Result } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { canManagePeople, SUPPLIER_MANAGER_REQUIRED } from '../supplier-login/supplier-people.ts';
import type { CertificatePorts } from './certificate-ports.ts';
import { FILE_GONE } from './certificate-refusals.ts';
import { type CertificateToSave, getSaveStatus, type SaveStatus } from './certificate-status.ts';

type SaveAnswer = Answer<{ certificateId: string; version: string }>;

/**
 * Adds or changes a certificate of the caller's supplier. It checks whether the certificate can be saved before it
 * inspects the file, which takes long, and again in the transaction. A changed certificate must be reviewed again. D-52
 * D-65 REL-04
 */
export async function saveCertificate(
  ports: CertificatePorts,
  context: CallContext,
  { file, certificateId, version, ...given }: ParsedInputOf<typeof supplierCertificate.save>,
): Promise<SaveAnswer> {
  if (supplierOf(context).right !== 'manage') return err(SUPPLIER_MANAGER_REQUIRED);
  const wanted = { certificateId, version, facts: trimFacts(given), hasFile: file !== undefined };
  const status = await getSaveStatus(context, wanted);
  if (!status.ok) return status;
  if (status.value.isDone) return ok(toSaved(status.value, status.value.row?.version ?? 1));
  const fileId = await storeFile(ports, context, file);
  if (!fileId.ok) return fileId;
  const written = await ports.database.transaction((database) =>
    write(ports, { ...context, database }, wanted, fileId.value),
  );
  if (!written.ok) return written;
  if (written.value.dropped !== undefined) await ports.certificateFiles.drop(written.value.dropped);
  return ok(written.value.saved);
}

function trimFacts(given: CertificateToSave['facts']): CertificateToSave['facts'] {
  const { name, number, issuer, scope, issued, expires } = given;
  return {
    name: name.trim(),
    number: number.trim(),
    issuer: issuer.trim(),
    scope: scope.trim(),
    issued: issued.trim(),
    expires: expires.trim(),
  };
}

const storeFile = async (ports: CertificatePorts, context: CallContext, file: LocalFile | undefined) =>
  file === undefined ? ok(undefined) : ports.certificateFiles.store(context, file);

const toSaved = ({ certificateId }: SaveStatus, version: number) => ({ certificateId, version: String(version) });

interface SaveResult {
  readonly saved: { readonly certificateId: string; readonly version: string };
  /** The file that was replaced. */
  readonly dropped?: string;
}

/** Locks the supplier, so that two concurrent additions cannot exceed the limit. */
async function write(
  { certificateFiles }: CertificatePorts,
  context: CallContext,
  wanted: CertificateToSave,
  fileId: string | undefined,
): Promise<Result<SaveResult, Refusal>> {
  if (!(await canManagePeople(context))) return err(SUPPLIER_MANAGER_REQUIRED);
  const status = await getSaveStatus(context, wanted);
  if (!status.ok) return status;
  const { certificateId, row, isDone } = status.value;
  if (isDone) return ok({ saved: toSaved(status.value, row?.version ?? 1) });
  if (fileId !== undefined && !(await certificateFiles.adopt(context, certificateId, fileId))) return err(FILE_GONE);
  if (row !== undefined && fileId !== undefined) await certificateFiles.release(context.database, row.file_id);
  const version = (row?.version ?? 0) + 1;
  await writeRow(context, status.value, { ...wanted.facts, version, file_id: fileId ?? row?.file_id ?? '' });
  const dropped = row !== undefined && fileId !== undefined ? { dropped: row.file_id } : {};
  return ok({ saved: toSaved(status.value, version), ...dropped });
}

async function writeRow(
  context: CallContext,
  { certificateId, task }: SaveStatus,
  content: CertificateToSave['facts'] & { readonly version: number; readonly file_id: string },
): Promise<void> {
  const { database, now } = context;
  const unchecked = { state: 'waiting' as const, decided_at: null, decided_by: null, reason: '', warned_at: null };
  const row = { ...content, ...unchecked, change_task: task, changed: now };
  const ids = { certificate_id: certificateId, supplier_id: supplierOf(context).supplierId };
  await database.kysely
    .insertInto('certificate')
    .values({ ...ids, ...row, created: now, removed_at: null })
    .onConflict((conflict) => conflict.column('certificate_id').doUpdateSet(row))
    .execute();
}
