import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { buyerOf } from '../call-context.ts';

/**
 * Makes files part of a request, in its transaction and in their order; false where one of them is somebody else's, part
 * of another request, or gone. A file sent before the login is known by the visitor's proof. D-95 THR-29
 */
export async function adoptFiles(context: CallContext, rfqId: string, fileIds: readonly string[]): Promise<boolean> {
  const { database, visitor, now } = context;
  const { accountId } = buyerOf(context);
  const wanted = [...new Set(fileIds)];
  for (const [position, fileId] of wanted.entries()) {
    const { rows } = await sql`
      update file set adopted_by = ${rfqId}, adopted_at = ${now}, account_id = ${accountId}, position = ${position}
      where file_id = ${fileId} and kind = 'rfq' and adopted_by is null
        and (account_id = ${accountId} or (account_id is null and visitor = ${visitor}))
      returning file_id`.execute(database.kysely);
    if (rows.length === 0) return false;
  }
  return true;
}
