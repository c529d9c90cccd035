import { IMAGE_WIDTHS } from '@fairhall/core/contract/resource';
import type { Queries } from '../db/database.ts';
import { CONTENT_TYPES } from '../pictures/picture-format.ts';
import type { Rendition, RenditionFiles } from '../pictures/rendition-store.ts';
import type { Files } from './files.ts';

const ID_PATTERN = /^(\d{1,40})_\d{1,4}_[a-z]{4}$/;

const toRenditionId = ({ id, width, format }: Pick<Rendition, 'id' | 'width'> & { readonly format: string }): string =>
  `${id}_${width}_${format}`;

/** Under which id the row is that something kept belongs to: a size of a picture belongs to the picture. */
export const toFileRowId = (id: string): string => ID_PATTERN.exec(id)?.[1] ?? id;

/** Drops a file with all that was made of it. */
export async function dropWithRenditions(files: Files, id: string): Promise<void> {
  await files.drop(id);
  if (!/^\d+$/.test(id)) return;
  for (const width of IMAGE_WIDTHS)
    for (const format of Object.keys(CONTENT_TYPES)) await files.drop(toRenditionId({ id, width, format }));
}

/**
 * Keeps sizes of sent pictures beside the pictures, for all processes. A row is deleted before its files, so a size whose
 * row is gone after it was kept is dropped here, and any other with its file. THR-36
 */
export const createRenditionFiles = (files: Files, { kysely }: Queries): RenditionFiles => ({
  get: (rendition) => files.get(toRenditionId(rendition)),
  async put(rendition, bytes) {
    if (!(await files.hasRoom())) return;
    await files.put(toRenditionId(rendition), bytes);
    const row = kysely.selectFrom('file').select('file_id').where('file_id', '=', rendition.id);
    if ((await row.executeTakeFirst()) === undefined) await files.drop(toRenditionId(rendition));
  },
});
