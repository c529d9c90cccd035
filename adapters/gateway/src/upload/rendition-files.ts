import { IMAGE_WIDTHS } from '@fairhall/core/contract/resource';
import type { Queries } from '../db/database.ts';
import { CONTENT_TYPES } from '../pictures/picture-format.ts';
import type { Rendition, RenditionFiles } from '../pictures/rendition-store.ts';
import type { Files } from './files.ts';

const ID_PATTERN = /^(\d{1,40})_\d{1,4}_[a-z]{4}$/;

const toRenditionId = ({ id, width, format }: Pick<Rendition, 'id' | 'width'> & { readonly format: string }): string =>
  `${id}_${width}_${format}`;

/** The id of the row that stored content belongs to: a size of a picture belongs to the picture. */
export const toFileRowId = (id: string): string => ID_PATTERN.exec(id)?.[1] ?? id;

/** Deletes a file and everything encoded from it. */
export async function dropWithRenditions(files: Files, id: string): Promise<void> {
  await files.drop(id);
  if (!/^\d+$/.test(id)) return;
  for (const width of IMAGE_WIDTHS)
    for (const format of Object.keys(CONTENT_TYPES)) await files.drop(toRenditionId({ id, width, format }));
}

/**
 * Stores encoded sizes of uploaded pictures next to the pictures, for all processes. A row is deleted before its files:
 * a size stored after its row was deleted is removed here, and any other is removed with its file. THR-36
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
