import type { Queries } from '../db/database.ts';
import type { ShownPicture } from '../pictures/pictures.ts';
import type { Files } from './files.ts';
import type { SignedAddresses } from './signed-address.ts';

interface PicturePorts {
  readonly database: Queries;
  readonly files: Files;
  readonly addresses: SignedAddresses;
  readonly now: () => number;
}

/** What a picture's address is signed for, in whatever width. */
export const pictureSubject = (id: string): string => `image/${id}`;

/**
 * Pictures that people sent: public ones for everybody, private ones by a signed address. Sizes are kept of what stays
 * and is public alone, so that nothing made of a picture outlives it. D-84 THR-35 THR-36
 */
export function createSentPictures({ database, files, addresses, now }: PicturePorts) {
  return async (id: string, signature: string | null): Promise<ShownPicture | undefined> => {
    const row = await database.kysely
      .selectFrom('file')
      .select(['is_private', 'created', 'adopted_by'])
      .where('file_id', '=', id)
      .where('kind', '=', 'image')
      .executeTakeFirst();
    if (row === undefined) return undefined;
    if (row.is_private && !(await addresses.isGood(pictureSubject(id), signature, now()))) return undefined;
    const bytes = await files.get(id);
    if (bytes === undefined) return undefined;
    const isKept = !row.is_private && row.adopted_by !== null;
    return { changed: row.created, isKept, isPrivate: row.is_private, read: async () => bytes };
  };
}
