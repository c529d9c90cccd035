import { CERTIFICATE_COUNT_MAX } from '@fairhall/core/contract/certificate/limits';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { isDay } from '@fairhall/core/forms/is-day';
import { err, ok, type Result } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { taskOf } from '../idempotency.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import {
  CERTIFICATE_CHANGED,
  CERTIFICATE_ENDED,
  CERTIFICATE_LIMIT_REACHED,
  DATE_ENDS_EARLIER,
  DATE_ISSUED_LATER,
  FILE_NEEDED,
  KEY_REUSED,
  NO_DAY,
} from './certificate-refusals.ts';
import { type CertificateRow, getToday } from './certificates.ts';

export type Facts = Readonly<Record<(typeof FIELD_NAMES)[number], string>>;
const FIELD_NAMES = ['name', 'number', 'issuer', 'scope', 'issued', 'expires'] as const;

/** The certificate to save. */
export interface CertificateToSave {
  /** Undefined for a new certificate. */
  readonly certificateId: string | undefined;
  readonly version: string | undefined;
  readonly facts: Facts;
  readonly hasFile: boolean;
}

/** The result of the checks before saving: the row to overwrite, or that nothing needs to be done. */
export interface SaveStatus {
  readonly certificateId: string;
  readonly task: string;
  /** Undefined for a new certificate. */
  readonly row: CertificateRow | undefined;
  /** True if the certificate is already saved like this, as when a client retries a lost call. REL-04 */
  readonly isDone: boolean;
}

/**
 * Checks whether the certificate can be saved; called before anything is stored, and again in the transaction that
 * stores it.
 */
export async function getSaveStatus(
  context: CallContext,
  wanted: CertificateToSave,
): Promise<Result<SaveStatus, Refusal>> {
  const task = taskOf(`supplier:${supplierOf(context).supplierId}`, context.idempotencyKey);
  const status = await (wanted.certificateId === undefined
    ? getNewStatus(context, wanted, task)
    : getStoredStatus(context, wanted, { certificateId: wanted.certificateId, task }));
  if (!status.ok || status.value.isDone) return status;
  const problem = await dayProblem(context, wanted.facts);
  return problem === undefined ? status : err(problem);
}

/**
 * The id of a new certificate is derived from the action, so that a repeat finds the certificate that the first call
 * added.
 */
async function getNewStatus(
  context: CallContext,
  { facts, hasFile }: CertificateToSave,
  task: string,
): Promise<Result<SaveStatus, Refusal>> {
  const certificateId = task.slice(0, 24);
  const row = await rowOf(context, certificateId);
  if (row !== undefined) {
    const isOther = row.version === 1 && !isSame(row, facts);
    return isOther ? err(KEY_REUSED) : ok({ certificateId, task, row, isDone: true });
  }
  if (!hasFile) return err(FILE_NEEDED);
  if ((await countOf(context)) >= CERTIFICATE_COUNT_MAX) return err(CERTIFICATE_LIMIT_REACHED);
  return ok({ certificateId, task, row, isDone: false });
}

async function getStoredStatus(
  context: CallContext,
  { version, facts, hasFile }: CertificateToSave,
  { certificateId, task }: { readonly certificateId: string; readonly task: string },
): Promise<Result<SaveStatus, Refusal>> {
  const row = await rowOf(context, certificateId);
  if (row === undefined || row.removed_at !== null) return err(NOT_FOUND);
  const isDone = row.change_task === task || (!hasFile && isSame(row, facts));
  if (!isDone && version !== String(row.version)) return err(CERTIFICATE_CHANGED);
  return ok({ certificateId, task, row, isDone });
}

/** Includes removed certificates. */
const rowOf = (context: CallContext, certificateId: string): Promise<CertificateRow | undefined> =>
  context.database.kysely
    .selectFrom('certificate')
    .selectAll()
    .where('certificate_id', '=', certificateId)
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .executeTakeFirst();

async function countOf(context: CallContext): Promise<number> {
  const { total } = await context.database.kysely
    .selectFrom('certificate')
    .select((by) => by.fn.countAll<number>().as('total'))
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

const isSame = (row: CertificateRow, facts: Facts): boolean => FIELD_NAMES.every((fact) => row[fact] === facts[fact]);

/** Checks that days are valid and in order: issued by today and not expired, in the supplier's time zone. */
async function dayProblem(context: CallContext, { issued, expires }: Facts): Promise<Refusal | undefined> {
  if ([issued, expires].some((day) => day !== '' && !isDay(day))) return NO_DAY;
  const today = await getToday(context.database, supplierOf(context).supplierId, context.now);
  if (issued > today) return DATE_ISSUED_LATER;
  if (expires === '') return undefined;
  if (issued > expires) return DATE_ENDS_EARLIER;
  return expires < today ? CERTIFICATE_ENDED : undefined;
}
