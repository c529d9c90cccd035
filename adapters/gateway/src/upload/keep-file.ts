import { canonicalJson } from '@fairhall/core/contract/canonical-json';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { Database, Queries } from '../db/database.ts';
import { taskOf } from '../idempotency.ts';
import { sha256 } from '../identity/secrets.ts';
import { networksOf } from '../limits/network.ts';
import { createWorkLine } from '../limits/work-line.ts';
import type { PassFailpoint } from '../operations/failpoints.ts';
import { overloaded } from '../operations/load-shedding.ts';
import { FILES_A_DAY, mayStillSend, spendFile } from './daily-files.ts';
import { cleanName } from './file-name.ts';
import type { FileProblem, KeptFile } from './file-problem.ts';
import type { Files } from './files.ts';
import { type FileOwner, ownerOf } from './owner.ts';

/** How many files are examined at once, how many of one owner, and how many may wait; each is in memory. THR-35 REL-22 */
const AT_ONCE = 2;
const EACH_AT_ONCE = 1;
const MOST_WAITING = 20;

export interface SentFile {
  readonly kind: 'rfq' | 'image' | 'thread' | 'certificate';
  /** The enquiry that a thread's file is sent for. */
  readonly enquiryId?: string;
  readonly file: LocalFile;
  readonly isPrivate: boolean;
  readonly newId: () => string;
  readonly check: (name: string, bytes: Uint8Array) => Promise<Result<KeptFile, FileProblem>>;
}

export interface KeptRow {
  readonly fileId: string;
  readonly fileName: string;
  readonly size: number;
}

/** What is wrong with the file itself, or why no file is taken at all. */
export type Unkept = { readonly problem: FileProblem } | { readonly refusal: Refusal };
type Outcome = Result<KeptRow, Unkept>;
export type KeepFile = (context: CallContext, sent: SentFile) => Promise<Outcome>;

interface KeepPorts {
  readonly database: Database;
  readonly files: Files;
  readonly failpoint: PassFailpoint;
}

const refused = (refusal: Refusal): Outcome => err({ refusal });
const NOT_OURS = refused({ code: '400', message: 'request.foreign' });
const SAME_KEY = refused({ code: '422', message: 'request.sameKey' });
const NO_SPACE = refused(overloaded('fileSpace'));
const QUEUE_FULL = refused(overloaded('fileQueue'));
const ENOUGH = refused({ code: '429', message: 'upload.dailyLimit', values: { limit: FILES_A_DAY } });

/**
 * Keeps a sent file for its owner. Looking at it takes long, so it is done outside of any transaction; a repeat of the
 * same action is answered by the row of the first. THR-35 THR-38 REL-01 REL-27
 */
export function createKeepFile(ports: KeepPorts): KeepFile {
  const line = createWorkLine({ name: 'files', atOnce: AT_ONCE, mostWaiting: MOST_WAITING, eachAtOnce: EACH_AT_ONCE });
  return async (context, sent) => {
    const owner = ownerOf(context, sent.enquiryId);
    if (owner === undefined) return NOT_OURS;
    const action = { owner, task: taskOf(owner.name, context.idempotencyKey), fingerprint: fingerprintOf(sent) };
    const earlier = await earlierRow(ports.database, action);
    if (earlier !== undefined) return earlier;
    if (isCounted(context) && !(await mayStillSend(ports.database, owner, context))) return ENOUGH;
    if (!(await ports.files.hasRoom())) return NO_SPACE;
    const name = cleanName(sent.file.name);
    const whom = [...networksOf(context.address), owner.name];
    const examined = await line.run(
      whom,
      async () => sent.check(name, new Uint8Array(await sent.file.arrayBuffer())),
      context.signal,
    );
    if (!examined.ok) return QUEUE_FULL;
    const checked = examined.value;
    return checked.ok
      ? keep(ports, context, sent, { ...action, ...checked.value, name })
      : err({ problem: checked.error });
  };
}

/** An organiser's files may name thousands of pictures. */
const isCounted = ({ staff }: CallContext): boolean => staff === null;

interface Action {
  readonly owner: FileOwner;
  readonly task: string;
  readonly fingerprint: string;
}

type Keeping = Action & KeptFile & { readonly name: string };

/** An uploaded file's members stand for its content. REL-03 */
const fingerprintOf = ({ kind, enquiryId, file, isPrivate }: SentFile): string =>
  sha256(canonicalJson({ kind, ...(enquiryId !== undefined && { enquiryId }), file: { ...file }, isPrivate }));

/** The content first, then its row. REL-27 */
async function keep(ports: KeepPorts, context: CallContext, sent: SentFile, keeping: Keeping): Promise<Outcome> {
  const fileId = sent.newId();
  await ports.files.put(fileId, keeping.bytes);
  await ports.failpoint('after_rename_before_row');
  const outcome = await ports.database.transaction((transaction) =>
    insertRow(transaction, context, sent, { ...keeping, fileId }),
  );
  if (!outcome.ok || outcome.value.fileId !== fileId) await ports.files.drop(fileId);
  return outcome;
}

async function insertRow(
  transaction: Queries,
  context: CallContext,
  { kind, enquiryId, isPrivate }: SentFile,
  { fileId, owner, task, fingerprint, name, bytes, contentType }: Keeping & { readonly fileId: string },
): Promise<Outcome> {
  const inserted = await transaction.kysely
    .insertInto('file')
    .values({
      file_id: fileId,
      kind,
      visitor: owner.visitor,
      account_id: owner.accountId,
      name,
      content_type: contentType,
      size: bytes.byteLength,
      is_private: isPrivate,
      fingerprint,
      task_id: task,
      created: context.now,
      enquiry_id: enquiryId ?? null,
      adopted_by: null,
      adopted_at: null,
    })
    .onConflict((conflict) => conflict.column('task_id').doNothing())
    .returning('file_id')
    .executeTakeFirst();
  if (inserted === undefined) return (await earlierRow(transaction, { task, fingerprint })) ?? SAME_KEY;
  if (!isCounted(context) || (await spendFile(transaction, owner, context)))
    return ok({ fileId, fileName: name, size: bytes.byteLength });
  await transaction.kysely.deleteFrom('file').where('file_id', '=', fileId).execute();
  return ENOUGH;
}

/** What the same action made before. */
async function earlierRow(
  { kysely }: Queries,
  { task, fingerprint }: Pick<Action, 'task' | 'fingerprint'>,
): Promise<Outcome | undefined> {
  const row = await kysely
    .selectFrom('file')
    .select(['file_id', 'name', 'size', 'fingerprint'])
    .where('task_id', '=', task)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return row.fingerprint === fingerprint ? ok({ fileId: row.file_id, fileName: row.name, size: row.size }) : SAME_KEY;
}
