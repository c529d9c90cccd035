import type { CallContext } from '../call-context.ts';

/** Names of tags in the language of the call, else in English; unknown codes are left out. */
export async function tagNames(
  { database, lang }: CallContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await database.kysely.selectFrom('tag').select(['id', 'names']).where('id', 'in', codes).execute();
  return new Map(rows.map(({ id, names }) => [id, names[lang] ?? names.en ?? id]));
}
