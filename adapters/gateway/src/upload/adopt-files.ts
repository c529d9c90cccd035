import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { buyerOf } from '../call-context.ts';
import { ownerOf } from './owner.ts';

/** Attaches files to a request, in its transaction and in order; false if one of them is not available. */
export function adoptForRequest(context: CallContext, rfqId: string, fileIds: readonly string[]): Promise<boolean> {
  const { accountId } = buyerOf(context);
  return adopt(context, fileIds, { holder: rfqId, sender: { accountId, visitor: context.visitor }, enquiryId: null });
}

/**
 * Attaches exactly these files to a request, in its transaction and in order; false if one of them is not available. The
 * clean-up deletes the others.
 */
export async function replaceForRequest(
  context: CallContext,
  rfqId: string,
  fileIds: readonly string[],
): Promise<boolean> {
  const attached = context.database.kysely.updateTable('file').set({ adopted_by: null, adopted_at: null });
  const dropped = attached.where('adopted_by', '=', rfqId).where('kind', '=', 'rfq');
  await (fileIds.length === 0 ? dropped : dropped.where('file_id', 'not in', fileIds)).execute();
  return adoptForRequest(context, rfqId, fileIds);
}

/** Attaches files to a message, in its transaction and in order; false if one of them is not available. */
export async function adoptForMessage(
  context: CallContext,
  { enquiryId, messageId }: { readonly enquiryId: string; readonly messageId: string },
  fileIds: readonly string[],
): Promise<boolean> {
  const sender = ownerOf(context);
  if (sender === undefined) return fileIds.length === 0;
  return adopt(context, fileIds, { holder: messageId, sender, enquiryId });
}

interface Adoption {
  readonly holder: string;
  readonly sender: { readonly accountId: string | null; readonly visitor: string | null };
  /** The enquiry for which the files were uploaded; null for files of a request. */
  readonly enquiryId: string | null;
}

/**
 * False if a file belongs to another sender, was uploaded for something else, is attached elsewhere or is gone. A file
 * uploaded before the login is found by the visitor's proof. A thread and its files outlive the accounts of its
 * authors, so the files lose their account. D-95 THR-29
 */
async function adopt(
  { database, now }: CallContext,
  fileIds: readonly string[],
  { holder, sender, enquiryId }: Adoption,
): Promise<boolean> {
  const { accountId, visitor } = sender;
  for (const [position, fileId] of [...new Set(fileIds)].entries()) {
    const { rows } = await sql`
      update file set adopted_by = ${holder}, adopted_at = ${now}, position = ${position},
        account_id = ${enquiryId === null ? accountId : null}
      where file_id = ${fileId} and (adopted_by is null or adopted_by = ${holder}) and kind = ${enquiryId === null ? 'rfq' : 'thread'}
        and enquiry_id is not distinct from ${enquiryId}
        and (account_id = ${accountId} or (account_id is null and visitor = ${visitor}))
      returning file_id`.execute(database.kysely);
    if (rows.length === 0) return false;
  }
  return true;
}
