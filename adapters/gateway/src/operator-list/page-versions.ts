import type { Row } from '@fairhall/core/operator-list/column';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';

/** The most versions that are listed. */
const MAX_VERSIONS = 100;

/**
 * Stores what was written to pages, in the transaction that wrote it, so that an organiser can show later what a legal
 * text said on a day. A text that was removed keeps its versions. D-45
 */
export async function savePageVersions({ kysely }: Transaction, keys: readonly string[]): Promise<void> {
  await sql`
    insert into page_version (key, lang, content, written)
    select key, part, content, changed from operator_row where list = 'page' and key = any(${[...keys]}::text[])
    on conflict (key, lang, written) do update set content = excluded.content`.execute(kysely);
}

/** The versions of a page in all languages, the latest first. */
export async function listPageVersions({ kysely }: Queries, key: string) {
  const rows = await kysely
    .selectFrom('page_version')
    .select(['lang', 'content', 'written'])
    .where('key', '=', key)
    .orderBy('written', 'desc')
    .orderBy('lang')
    .limit(MAX_VERSIONS)
    .execute();
  return rows.map(({ lang, content, written }) => {
    const { title = '', blocks = '' } = content as Row; // copied from a row
    return { lang, title, blocks, written: Number(written) };
  });
}
