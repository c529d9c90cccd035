import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';

export type ListedKind = 'product' | 'supplier';

/** A product or supplier that has a page. */
export interface ListedPage {
  readonly id: string;
  /** Its English name, which its address takes in every language. */
  readonly name: string;
  /** Epoch milliseconds of its last change; absent where nobody knows it. */
  readonly changed?: number;
}

/** Which rows of a kind, in the order of their ids. */
export interface ListedPart {
  readonly kind: ListedKind;
  /** How many rows come before. */
  readonly skip: number;
  /** How many there are at most. */
  readonly most: number;
}

/** What has a page in the catalogue, for who lists all of them. */
export interface ListedPages {
  count(kind: ListedKind): Promise<number>;
  /** The rows of a part, a few at a time: all of them would be a hundred megabytes. */
  part(part: ListedPart): AsyncIterable<readonly ListedPage[]>;
}

/** Rows that are in memory at once. */
const MAX_ROWS = 500;

/** Reads by the primary key alone: the rows before a part are skipped once, and those of it follow each on the last. */
export function createListedPages(database: Pick<Database, 'json'>, rowsAtOnce = MAX_ROWS): ListedPages {
  async function* readPart({ kind, skip, most }: ListedPart) {
    let last = skip === 0 ? '' : await database.json(ROW_BEFORE[kind], [skip - 1]);
    let left = last === null ? 0 : most;
    while (left > 0) {
      const text = await database.json(ROW_STATEMENTS[kind], [last, Math.min(left, rowsAtOnce)]);
      const rowStatement = JSON.parse(text ?? '[]') as readonly ListedPage[]; // as the statement writes them
      if (rowStatement.length === 0) return;
      yield rowStatement;
      left -= rowStatement.length;
      last = rowStatement.at(-1)?.id ?? '';
    }
  }
  return {
    part: readPart,
    count: async (kind) => Number(await database.json(COUNT, [kind])),
  };
}

/** Kept beside the words of searches, so that nobody counts a million rows. */
const COUNT: Statement = {
  name: 'listed-count',
  keepsPlan: true,
  text: `select coalesce((select found_in from lexeme_count where searched = $1::text and lexeme = ''), 0)::text`,
};

const rowBeforeStatement = (kind: ListedKind): Statement => ({
  name: `listed-before-${kind}`,
  keepsPlan: true,
  text: `select id from ${kind} order by id offset $1::bigint limit 1`,
});

/** A product that was written once has not changed since; of later changes nobody has kept the time. */
const COLUMN_CHANGED: Readonly<Record<ListedKind, string>> = {
  product: 'case when row.version = 1 then row.created end',
  supplier: 'null::bigint',
};

const rowStatement = (kind: ListedKind): Statement => ({
  name: `listed-${kind}`,
  keepsPlan: true,
  text: `
    select coalesce(json_agg(json_strip_nulls(json_build_object('id', id, 'name', name, 'changed', changed)) order by id), '[]')::text
    from (
      select row.id, words.name, ${COLUMN_CHANGED[kind]} as changed
      from ${kind} row join ${kind}_text words on words.${kind}_id = row.id and words.lang = 'en'
      where row.id > $1::text order by row.id limit $2::integer
    ) found`,
});

const ROW_BEFORE = { product: rowBeforeStatement('product'), supplier: rowBeforeStatement('supplier') };
const ROW_STATEMENTS = { product: rowStatement('product'), supplier: rowStatement('supplier') };
