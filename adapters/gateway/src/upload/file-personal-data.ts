import { sql } from 'kysely';
import type { PersonalData } from '../personal-data.ts';
import type { Files } from './files.ts';
import { dropWithRenditions } from './rendition-files.ts';

/** A buyer's uploaded files. Their content is deleted after their rows; the clean-up deletes what a crash leaves. */
export const createFilePersonalData = (files: Files): PersonalData => ({
  tables: ['file'],
  async count({ kysely }, { accountId }) {
    const counted = kysely.selectFrom('file').select((by) => by.fn.countAll<number>().as('total'));
    const { total } = await counted.where('account_id', '=', accountId).executeTakeFirstOrThrow();
    return { files: Number(total) };
  },
  async *files({ kysely }, { accountId }) {
    const sent = kysely.selectFrom('message').select('message_id').where('account_id', '=', accountId);
    const rows = kysely
      .selectFrom('file')
      .select(['file_id', 'name'])
      // Files of messages belong to their threads and have no account any more.
      .where((by) => by.or([by('account_id', '=', accountId), by('adopted_by', 'in', sent)]));
    for (const { file_id, name } of await rows.orderBy('created').execute()) {
      const bytes = await files.get(file_id);
      if (bytes !== undefined) yield { name: `${file_id}-${toArchiveName(name)}`, bytes };
    }
  },
  async erase({ kysely }, { accountId }) {
    const { rows } = await sql<{ file_id: string }>`
      delete from file where account_id = ${accountId} returning file_id`.execute(kysely);
    return async () => {
      for (const { file_id } of rows) await dropWithRenditions(files, file_id);
    };
  },
});

/** A file name that is safe wherever the archive is unpacked. */
const toArchiveName = (name: string): string => name.replace(/[^\p{L}\p{N} ._()-]/gu, '_').replace(/^\.+/, '_');
