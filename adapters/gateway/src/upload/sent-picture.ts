import type { Queries } from '../db/database.ts';
import type { VisiblePicture } from '../pictures/pictures.ts';
import { createRenditionStore } from '../pictures/rendition-store.ts';
import type { Files } from './files.ts';
import { createRenditionFiles } from './rendition-files.ts';
import type { SignedAddresses } from './signed-address.ts';

interface PicturePorts {
  readonly database: Queries;
  readonly files: Files;
  readonly addresses: SignedAddresses;
  readonly now: () => number;
}

/** What a picture's address is signed for, in whatever width. */
export const pictureSubject = (id: string): string => `image/${id}`;

/** Sent pictures made at once, how many may wait for it, and in a minute for one network: a line of their own, for which the catalogue's never wait. */
const LINE = { name: 'sentPictures', atOnce: 1, mostWaiting: 50, eachMinute: 600 };

/**
 * Pictures that people sent. A public one that is part of something is open to everybody; a private one, and one that is
 * part of nothing yet, is shown by a signed address only, or anybody could publish pictures on the organiser's host.
 * What is made of one is kept beside it and deleted with it. D-84 THR-35 THR-36 THR-37
 */
export function createSentPictures({ database, files, addresses, now }: PicturePorts) {
  const renditions = createRenditionStore({ store: createRenditionFiles(files, database), ...LINE });
  return async (id: string, signature: string | null): Promise<VisiblePicture | undefined> => {
    const row = await database.kysely
      .selectFrom('file')
      .select(['is_private', 'created', 'adopted_by', 'content_type'])
      .where('file_id', '=', id)
      .where('kind', '=', 'image')
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const isOpen = !row.is_private && row.adopted_by !== null;
    if (!isOpen && !(await addresses.isGood(pictureSubject(id), signature, now()))) return undefined;
    return {
      changed: row.created,
      cacheFor: isOpen ? 'year' : 'never',
      source: async () => (row.content_type === 'image/webp' ? files.get(id) : undefined),
      read: (rendition, caller) => renditions.read(rendition, () => files.get(id), caller),
    };
  };
}
