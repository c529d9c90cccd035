import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import type { Rfq } from '@fairhall/core/contract/rfq/calls';
import { err, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { createRandomId } from '../identity/secrets.ts';
import { adoptForRequest, replaceForRequest } from './adopt-files.ts';
import { checkAttachment } from './check-file.ts';
import type { SentFiles } from './sent-files.ts';
import { getSignedFileSubject } from './serve-files.ts';
import type { SignedAddresses } from './signed-address.ts';
import type { StoredFile, UploadFailure } from './store-upload.ts';

type Attachment = Rfq['attachments'][number];

/** Files of requests, for the RFQ feature. */
export const createAttachments = ({ storeUpload, addresses }: SentFiles) => ({
  store: async (context: CallContext, file: LocalFile): Promise<Result<StoredFile, Refusal>> => {
    const sent = { kind: 'rfq', file, isPrivate: true, newId: createRandomId, check: checkAttachment } as const;
    const stored = await storeUpload(context, sent);
    return stored.ok ? stored : err(toRefusal(stored.error));
  },
  adopt: adoptForRequest,
  replace: replaceForRequest,
  of: (context: CallContext, holderIds: readonly string[]) => listAttachments(addresses, context, holderIds),
});

/** The error of a call for a file that was not stored. */
export function toRefusal(failure: UploadFailure): Refusal {
  if ('refusal' in failure) return failure.refusal;
  const { problem } = failure;
  return { code: problem === 'tooLarge' ? '413' : '400', message: `upload.${problem}` };
}

/** The files of each holder in order, with signed addresses that expire. THR-36 */
async function listAttachments(
  addresses: SignedAddresses,
  { database, now }: CallContext,
  holderIds: readonly string[],
): Promise<ReadonlyMap<string, Attachment[]>> {
  const attachments = new Map<string, Attachment[]>(holderIds.map((id) => [id, []]));
  if (holderIds.length === 0) return attachments;
  const rows = await database.kysely
    .selectFrom('file')
    .select(['file_id', 'name', 'size', 'adopted_by'])
    .where('adopted_by', 'in', holderIds)
    .orderBy('adopted_by')
    .orderBy('position')
    .execute();
  for (const { file_id, name, size, adopted_by } of rows) {
    const subject = getSignedFileSubject(file_id);
    const url = `${subject}?s=${await addresses.sign(subject, now)}`;
    attachments.get(adopted_by ?? '')?.push({ fileId: file_id, fileName: name, size, url });
  }
  return attachments;
}
