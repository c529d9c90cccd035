import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';

export type ListedKind = 'product' | 'supplier';

/** A product or supplier with a page. */
export interface ListedPage {
  readonly id: string;
  /** English name, which is part of the page's address in every language. */
  readonly name: string;
  /** Epoch milliseconds of the last change; absent if it is unknown. */
  readonly changed?: number;
}

/** A range of rows of a kind, in the order of their ids. */
export interface ListedPart {
  readonly kind: ListedKind;
  /** How many rows to skip. */
  readonly skip: number;
  /** Maximum number of rows. */
  readonly most: number;
}

/** The pages of the catalogue, for features that list all of them. */
export interface ListedPages {
  count(kind: ListedKind): Promise<number>;
  /** The rows of a part, a batch at a time: all of them together would be a hundred megabytes. */
  part(part: ListedPart): AsyncIterable<readonly ListedPage[]>;
}

/** How many rows are in memory at once. */
const MAX_ROWS = 500;

/**
 * Reads by the primary key only: the rows before a part are skipped once, and each further query continues after the
 * last row.
 */
export function createListedPages(database: Pick<Database, 'json'>, rowsAtOnce = MAX_ROWS): ListedPages {
  async function* readPart({ kind, skip, most }: ListedPart) {
    let last = skip === 0 ? '' : await database.json(ROW_BEFORE[kind], [skip - 1]);
    let left = last === null ? 0 : most;
    while (left > 0) {
      const text = await database.json(ROW_STATEMENTS[kind], [last, Math.min(left, rowsAtOnce)]);
      const pages = JSON.parse(text ?? '[]') as readonly ListedPage[]; // as the statement writes them
      if (pages.length === 0) return;
      yield pages;
      left -= pages.length;
      last = pages.at(-1)?.id ?? '';
    }
  }
  return {
    part: readPart,
    count: async (kind) => Number(await database.json(COUNT, [kind])),
  };
}

/** The stored count among the word counts, so that no query counts a million rows. */
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

/** A product with version 1 has not changed since it was created; the times of later changes are not stored. */
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
