import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';

/**
 * Attaches public pictures uploaded by this device to a holder, in its transaction; false if a picture belongs to
 * another sender, is attached to another holder or is gone. D-95 THR-29
 */
export async function adoptPictures(
  { database, visitor, now }: CallContext,
  holder: string,
  pictureIds: readonly string[],
): Promise<boolean> {
  for (const pictureId of new Set(pictureIds)) {
    const { rows } = await sql`
      update file set adopted_by = ${holder}, adopted_at = ${now}
      where file_id = ${pictureId} and kind = 'image' and not is_private
        and (adopted_by = ${holder} or (adopted_by is null and visitor = ${visitor}))
      returning file_id`.execute(database.kysely);
    if (rows.length === 0) return false;
  }
  return true;
}

/** The same for private pictures, which the buyer's account may have uploaded from another device. D-84 D-95 */
export async function adoptPrivatePictures(
  { database, visitor, buyer, now }: CallContext,
  holder: string,
  pictureIds: readonly string[],
): Promise<boolean> {
  for (const pictureId of new Set(pictureIds)) {
    const { rows } = await sql`
      update file set adopted_by = ${holder}, adopted_at = ${now}
      where file_id = ${pictureId} and kind = 'image' and is_private
        and (adopted_by = ${holder} or (adopted_by is null
          and (visitor = ${visitor} or account_id = ${buyer?.accountId ?? null})))
      returning file_id`.execute(database.kysely);
    if (rows.length === 0) return false;
  }
  return true;
}

/** Detaches pictures from a holder; the next clean-up deletes them. Pictures of other holders are untouched. */
export async function releasePictures(
  { database }: CallContext,
  holder: string,
  pictureIds: readonly string[],
): Promise<void> {
  if (pictureIds.length === 0) return;
  await database.kysely
    .updateTable('file')
    .set({ adopted_by: null, adopted_at: null })
    .where('adopted_by', '=', holder)
    .where('file_id', 'in', pictureIds)
    .execute();
}
