import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { err, ok, type Result } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { checkImage } from './check-file.ts';
import { staffSender } from './owner.ts';
import type { StoreUpload } from './store-upload.ts';
import { pictureId } from './upload.handlers.ts';

/** A picture and its holder. */
interface PictureUse {
  readonly holder: string;
  readonly id: string;
}

/** Pictures that staff upload for the rows of an import. */
export interface ImportPictures {
  store(context: CallContext, file: LocalFile): Promise<Result<{ readonly pictureId: string }, Refusal>>;
  /** The ids among these that this staff member has uploaded and that have no holder. */
  listUnused(queries: Queries, staffId: string, ids: readonly string[]): Promise<readonly string[]>;
  /** Attaches pictures without a holder to their holders. */
  adopt(queries: Queries, uses: readonly PictureUse[], now: number): Promise<void>;
  /** Detaches pictures; the next clean-up deletes them. */
  release(queries: Queries, uses: readonly PictureUse[]): Promise<void>;
}

/** Checks these pictures like those of any other sender. D-84 */
export const createImportPictures = (storeUpload: StoreUpload): ImportPictures => ({
  store: async (context, file) => {
    const check = (_name: string, bytes: Uint8Array) => checkImage(bytes);
    const stored = await storeUpload(context, { kind: 'image', file, isPrivate: false, newId: pictureId, check });
    if (stored.ok) return ok({ pictureId: stored.value.fileId });
    return err(
      'refusal' in stored.error ? stored.error.refusal : { code: '400', message: `upload.${stored.error.problem}` },
    );
  },
  listUnused: async ({ kysely }, staffId, ids) => {
    const { rows } = await sql<{ id: string }>`
      select file_id as id from file where file_id = any(${[...ids]}::text[]) and kind = 'image' and not is_private
        and adopted_by is null and visitor = ${staffSender(staffId)}`.execute(kysely);
    return rows.map(({ id }) => id);
  },
  adopt: async ({ kysely }, uses, now) => {
    await sql`update file set adopted_by = given.holder, adopted_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as given (holder text, id text)
      where file_id = given.id and kind = 'image' and adopted_by is null`.execute(kysely);
  },
  release: async ({ kysely }, uses) => {
    await sql`update file set adopted_by = null, adopted_at = null
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as given (holder text, id text)
      where file_id = given.id and adopted_by = given.holder`.execute(kysely);
  },
});
