import { CERTIFICATES_MAX } from '@fairhall/core/contract/certificate/limits';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { isDay } from '@fairhall/core/forms/is-day';
import { err, ok, type Result } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { taskOf } from '../idempotency.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import {
  CERTIFICATE_CHANGED,
  CERTIFICATES_FULL,
  ENDED,
  ENDS_EARLIER,
  FILE_NEEDED,
  ISSUED_LATER,
  NO_DAY,
  OTHER_UNDER_KEY,
} from './certificate-refusals.ts';
import { type CertificateRow, todayOf } from './certificates.ts';

export type Facts = Readonly<Record<(typeof FACTS)[number], string>>;
const FACTS = ['name', 'number', 'issuer', 'scope', 'issued', 'expires'] as const;

/** What is to be saved. */
export interface Wanted {
  /** Undefined where it is added. */
  readonly certificateId: string | undefined;
  readonly version: string | undefined;
  readonly facts: Facts;
  readonly hasFile: boolean;
}

/** Where saving stands: what there is to be written over, or that there is nothing to do. */
export interface Standing {
  readonly certificateId: string;
  readonly task: string;
  /** Undefined where it is added. */
  readonly row: CertificateRow | undefined;
  /** It is so already, as by a repeat whose answer was lost. REL-04 */
  readonly isDone: boolean;
}

/** Looks at what is to be saved before anything of it is kept, and again in the transaction that keeps it. */
export async function standingOf(context: CallContext, wanted: Wanted): Promise<Result<Standing, Refusal>> {
  const task = taskOf(`supplier:${supplierOf(context).supplierId}`, context.idempotencyKey);
  const standing = await (wanted.certificateId === undefined
    ? standingOfNew(context, wanted, task)
    : standingOfKept(context, wanted, { certificateId: wanted.certificateId, task }));
  if (!standing.ok || standing.value.isDone) return standing;
  const problem = await dayProblem(context, wanted.facts);
  return problem === undefined ? standing : err(problem);
}

/** The id of a new one is made of the action, so that the same one sent again finds what the first has added. */
async function standingOfNew(
  context: CallContext,
  { facts, hasFile }: Wanted,
  task: string,
): Promise<Result<Standing, Refusal>> {
  const certificateId = task.slice(0, 24);
  const row = await rowOf(context, certificateId);
  if (row !== undefined) {
    const isOther = row.version === 1 && !isSame(row, facts);
    return isOther ? err(OTHER_UNDER_KEY) : ok({ certificateId, task, row, isDone: true });
  }
  if (!hasFile) return err(FILE_NEEDED);
  if ((await countOf(context)) >= CERTIFICATES_MAX) return err(CERTIFICATES_FULL);
  return ok({ certificateId, task, row, isDone: false });
}

async function standingOfKept(
  context: CallContext,
  { version, facts, hasFile }: Wanted,
  { certificateId, task }: { readonly certificateId: string; readonly task: string },
): Promise<Result<Standing, Refusal>> {
  const row = await rowOf(context, certificateId);
  if (row === undefined || row.removed_at !== null) return err(NOT_FOUND);
  const isDone = row.change_task === task || (!hasFile && isSame(row, facts));
  if (!isDone && version !== String(row.version)) return err(CERTIFICATE_CHANGED);
  return ok({ certificateId, task, row, isDone });
}

/** Also one that was taken out. */
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

const isSame = (row: CertificateRow, facts: Facts): boolean => FACTS.every((fact) => row[fact] === facts[fact]);

/** Days are of the calendar and in their order; issued by today and not over, where the supplier works. */
async function dayProblem(context: CallContext, { issued, expires }: Facts): Promise<Refusal | undefined> {
  if ([issued, expires].some((day) => day !== '' && !isDay(day))) return NO_DAY;
  const today = await todayOf(context.database, supplierOf(context).supplierId, context.now);
  if (issued > today) return ISSUED_LATER;
  if (expires === '') return undefined;
  if (issued > expires) return ENDS_EARLIER;
  return expires < today ? ENDED : undefined;
}
