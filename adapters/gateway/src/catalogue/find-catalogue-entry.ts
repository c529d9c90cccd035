import type { Profile } from '@fairhall/core/contract/supplier/profile-calls';
import { PROFILE_FIELDS, type ProfileFieldIn, profileFieldsIn } from '@fairhall/core/contract/supplier/profile-fields';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { selectAnySupplier } from './take-down/taken-down-supplier.ts';

/** A supplier's own statements in the catalogue. */
export type ProfileContent = Pick<Profile, 'texts' | ProfileFieldIn<'facts'>>;

/** The supplier's statements, with the values that staff set and the languages of the catalogue. */
export type CatalogueEntry = ProfileContent & Pick<Profile, 'countryCode' | 'light' | 'proofs' | 'languages'>;

const COLUMN_LIST = sql.join(
  profileFieldsIn('facts').map((name) => sql`${sql.ref(PROFILE_FIELDS[name].column)} as ${sql.ref(name)}`),
);
const TEXT_MEMBERS = sql.join(
  profileFieldsIn('texts').map((name) => sql`${sql.lit(name)}, ${sql.ref(PROFILE_FIELDS[name].column)}`),
);

/** A supplier's entry in the catalogue, also of one that is taken down, texts in English first; undefined if there is none. */
export async function findCatalogueEntry({ kysely }: Queries, supplierId: string): Promise<CatalogueEntry | undefined> {
  const { rows } = await sql<CatalogueEntry>`
    select ${COLUMN_LIST}, country_code as "countryCode", light, proofs,
      (select coalesce(json_agg(json_build_object('lang', lang, ${TEXT_MEMBERS}) order by lang <> 'en', lang), '[]')
        from supplier_text where supplier_id = supplier.id) as texts,
      (select coalesce(json_agg(lang order by lang <> 'en', lang), '[]') from catalogue_language) as languages
    from ${selectAnySupplier(supplierId)} supplier`.execute(kysely);
  return rows[0];
}
