import type { Attachment } from '@fairhall/core/contract/attachment';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { err, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { createRandomId } from '../identity/secrets.ts';
import { adoptForMessage } from './adopt-files.ts';
import { toRefusal } from './attachments.ts';
import { checkAttachment } from './check-file.ts';
import type { SentFiles } from './sent-files.ts';
import { getSignedFileSubject, getSmallSubject, isPicture } from './serve-files.ts';

/** A file of a message, and whether it has a small view. */
type MessageFile = Attachment & { readonly isPicture: boolean };

/** Files of messages, for the thread feature. */
export const createThreadFiles = ({ storeUpload, addresses, hiddenName }: SentFiles) => ({
  store: async (context: CallContext, enquiryId: string, file: LocalFile): Promise<Result<Attachment, Refusal>> => {
    const sent = {
      kind: 'thread',
      enquiryId,
      file,
      isPrivate: true,
      newId: createRandomId,
      check: checkAttachment,
    } as const;
    const stored = await storeUpload(context, sent);
    return stored.ok ? stored : err(toRefusal(stored.error));
  },
  adopt: adoptForMessage,
  of: listFiles,
  hiddenName,
  /** A signed download address that expires, with the file's name or the one without contact data. THR-36 */
  async addressOf(fileId: string, isHidden: boolean, now: number): Promise<string> {
    const subject = getSignedFileSubject(fileId, isHidden);
    return `${subject}?s=${await addresses.sign(subject, now)}`;
  },
  /** A signed address of a picture's small view; it expires. THR-36 */
  async smallAddressOf(fileId: string, now: number): Promise<string> {
    const subject = getSmallSubject(fileId);
    return `${subject}?s=${await addresses.sign(subject, now)}`;
  },
});

/** The files of each message that has any, in order. */
async function listFiles(
  { kysely }: Queries,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MessageFile[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('file')
    .select(['file_id', 'name', 'size', 'content_type', 'adopted_by'])
    .where('adopted_by', 'in', messageIds)
    .where('kind', '=', 'thread')
    .orderBy('adopted_by')
    .orderBy('position')
    .execute();
  const files = rows.map(({ file_id, name, size, content_type, adopted_by }) => ({
    holder: adopted_by ?? '',
    file: { fileId: file_id, fileName: name, size, isPicture: isPicture(content_type) },
  }));
  const filesByHolder = Map.groupBy(files, ({ holder }) => holder);
  return new Map([...filesByHolder].map(([holder, all]) => [holder, all.map(({ file }) => file)]));
}
