import type { Row } from '@fairhall/core/operator-list/column';
import type { ListAllRows, ListRows, StoredRow } from '../operator-rows.ts';

/** The rows of a list with the same key, by part. */
export const listRows: ListRows = async ({ kysely }, list, key) => {
  const rows = kysely
    .selectFrom('operator_row')
    .select(['content', 'changed'])
    .where('list', '=', list)
    .where('key', '=', key)
    .orderBy('part');
  return (await rows.execute()).map(
    ({ content, changed }): StoredRow => ({ content: content as Row, changed: Number(changed) }), // written as a Row
  );
};

/** All rows of a list by key. Only for lists that stay short, such as exchange rates. */
export const listAllRows: ListAllRows = async ({ kysely }, list) => {
  const rows = kysely.selectFrom('operator_row').select(['content', 'changed']).where('list', '=', list).orderBy('key');
  return (await rows.execute()).map(
    ({ content, changed }): StoredRow => ({ content: content as Row, changed: Number(changed) }), // written as a Row
  );
};
