import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { Database, Queries } from '../db/database.ts';
import { taskOf } from '../idempotency.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { listNetworks } from '../limits/network.ts';
import { createWorkQueue } from '../limits/work-queue.ts';
import type { PassFailpoint } from '../operations/failpoints.ts';
import { toOverloadRefusal } from '../operations/load-shedding.ts';
import { canSendFile, countDailyFile, MAX_DAILY_FILES } from './daily-files.ts';
import { cleanName } from './file-name.ts';
import type { FileContent, FileProblem } from './file-problem.ts';
import type { Files } from './files.ts';
import { type FileOwner, ownerOf } from './owner.ts';

/**
 * How many files are examined at once, in total and for one owner, and how many may wait; each is in memory. THR-35
 * REL-22
 */
const MAX_CONCURRENT = 2;
const MAX_CONCURRENT_PER_OWNER = 1;
const MAX_WAITING = 20;

export interface SentFile {
  readonly kind: 'rfq' | 'image' | 'thread' | 'certificate';
  /** The enquiry for which a thread's file is uploaded. */
  readonly enquiryId?: string;
  readonly file: LocalFile;
  readonly isPrivate: boolean;
  readonly newId: () => string;
  readonly check: (name: string, bytes: Uint8Array) => Promise<Result<FileContent, FileProblem>>;
}

export interface StoredFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly size: number;
}

/** A problem of the file itself, or an error that rejects all files. */
export type UploadFailure = { readonly problem: FileProblem } | { readonly refusal: Refusal };
type StoreUploadResult = Result<StoredFile, UploadFailure>;
export type StoreUpload = (context: CallContext, sent: SentFile) => Promise<StoreUploadResult>;

interface StoreUploadPorts {
  readonly database: Database;
  readonly files: Files;
  readonly failpoint: PassFailpoint;
}

const toRefused = (refusal: Refusal): StoreUploadResult => err({ refusal });
const REQUEST_CROSS_SITE = toRefused({ code: '400', message: 'request.foreign' });
const KEY_REUSED = toRefused({ code: '422', message: 'request.sameKey' });
const NO_SPACE = toRefused(toOverloadRefusal('fileSpace'));
const QUEUE_FULL = toRefused(toOverloadRefusal('fileQueue'));
const LIMIT_REACHED = toRefused({ code: '429', message: 'upload.dailyLimit', values: { limit: MAX_DAILY_FILES } });

/**
 * Stores an uploaded file for its owner. Examining it takes long, so it happens outside of any transaction; a repeat of
 * the same action gets the row of the first. THR-35 THR-38 REL-01 REL-27
 */
export function createStoreUpload(ports: StoreUploadPorts): StoreUpload {
  const line = createWorkQueue({
    name: 'files',
    atOnce: MAX_CONCURRENT,
    mostWaiting: MAX_WAITING,
    eachAtOnce: MAX_CONCURRENT_PER_OWNER,
  });
  return async (context, sent) => {
    const owner = ownerOf(context, sent.enquiryId);
    if (owner === undefined) return REQUEST_CROSS_SITE;
    const action = { owner, task: taskOf(owner.name, context.idempotencyKey), fingerprint: computeFingerprint(sent) };
    const earlier = await findEarlierRow(ports.database, action);
    if (earlier !== undefined) return earlier;
    if (isCounted(context) && !(await canSendFile(ports.database, owner, context))) return LIMIT_REACHED;
    if (!(await ports.files.hasRoom())) return NO_SPACE;
    const name = cleanName(sent.file.name);
    const queueKeys = [...listNetworks(context.address), owner.name];
    const examined = await line.run(
      queueKeys,
      async () => sent.check(name, new Uint8Array(await sent.file.arrayBuffer())),
      context.signal,
    );
    if (!examined.ok) return QUEUE_FULL;
    const checked = examined.value;
    return checked.ok
      ? storeFile(ports, context, sent, { ...action, ...checked.value, name })
      : err({ problem: checked.error });
  };
}

/** Staff uploads are not counted, because an import may contain thousands of pictures. */
const isCounted = ({ staff }: CallContext): boolean => staff === null;

interface UploadAction {
  readonly owner: FileOwner;
  readonly task: string;
  readonly fingerprint: string;
}

type UploadToStore = UploadAction & FileContent & { readonly name: string };

/** The members of an uploaded file include a hash that stands for its content. REL-03 */
const computeFingerprint = ({ kind, enquiryId, file, isPrivate }: SentFile): string =>
  hashSha256(toCanonicalJson({ kind, ...(enquiryId !== undefined && { enquiryId }), file: { ...file }, isPrivate }));

/** Stores the content first, then its row. REL-27 */
async function storeFile(
  ports: StoreUploadPorts,
  context: CallContext,
  sent: SentFile,
  upload: UploadToStore,
): Promise<StoreUploadResult> {
  const fileId = sent.newId();
  await ports.files.put(fileId, upload.bytes);
  await ports.failpoint('after_rename_before_row');
  const outcome = await ports.database.transaction((transaction) =>
    insertRow(transaction, context, sent, { ...upload, fileId }),
  );
  if (!outcome.ok || outcome.value.fileId !== fileId) await ports.files.drop(fileId);
  return outcome;
}

async function insertRow(
  transaction: Queries,
  context: CallContext,
  { kind, enquiryId, isPrivate }: SentFile,
  { fileId, owner, task, fingerprint, name, bytes, contentType }: UploadToStore & { readonly fileId: string },
): Promise<StoreUploadResult> {
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
  if (inserted === undefined) return (await findEarlierRow(transaction, { task, fingerprint })) ?? KEY_REUSED;
  if (!isCounted(context) || (await countDailyFile(transaction, owner, context)))
    return ok({ fileId, fileName: name, size: bytes.byteLength });
  await transaction.kysely.deleteFrom('file').where('file_id', '=', fileId).execute();
  return LIMIT_REACHED;
}

/** The result of the same action's earlier upload. */
async function findEarlierRow(
  { kysely }: Queries,
  { task, fingerprint }: Pick<UploadAction, 'task' | 'fingerprint'>,
): Promise<StoreUploadResult | undefined> {
  const row = await kysely
    .selectFrom('file')
    .select(['file_id', 'name', 'size', 'fingerprint'])
    .where('task_id', '=', task)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return row.fingerprint === fingerprint ? ok({ fileId: row.file_id, fileName: row.name, size: row.size }) : KEY_REUSED;
}
