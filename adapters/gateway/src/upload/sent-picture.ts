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

/** The subject of the signature of a picture's address, for all widths. */
export const pictureSubject = (id: string): string => `image/${id}`;

/**
 * For uploaded pictures: how many are encoded at once, how many may wait, and how many one network may have encoded in
 * a minute. The queue is separate, so that catalogue pictures never wait for it.
 */
const LINE = { name: 'sentPictures', atOnce: 1, mostWaiting: 50, eachMinute: 600 };

/**
 * Uploaded pictures. A public one with a holder is open to everybody. A private one, and one without a holder, needs a
 * signed address; otherwise anybody could publish pictures on the organiser's host. Encoded sizes are stored next to a
 * picture and deleted with it. D-84 THR-35 THR-36 THR-37
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
