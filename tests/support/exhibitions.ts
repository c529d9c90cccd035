import type { Database } from '@fairhall/gateway/db/database';
import type { Tables } from '@fairhall/gateway/db/tables';
import type { Insertable } from 'kysely';

type ExhibitionRow = Insertable<Tables['exhibition']>;

/**
 * Inserts a textile exhibition in Istanbul, open from 24 to 27 November 2026. Tests give the columns that matter to
 * them, and the days if they use the real clock.
 */
export async function insertExhibition(
  { kysely }: Pick<Database, 'kysely'>,
  given: Partial<ExhibitionRow> & { readonly exhibition_id: string },
): Promise<void> {
  const row = {
    website_id: 2,
    country_id: '792',
    industry: 'textile' as const,
    name_local: 'İstanbul Tekstil Fuarı',
    names: { en: 'Istanbul Textile Fair', ar: 'معرض إسطنبول للمنسوجات' },
    intros: { en: 'Fabrics and homes.' },
    tag_category_ids: ['601', '602'],
    start_time: '10:00',
    end_time: '18:00',
    inshow_start: '2026-11-24',
    inshow_end: '2026-11-27',
    time_zone: 'Europe/Istanbul',
    map_url: 'https://maps.example.com/?q=1',
    location: 'Istanbul Expo Center',
    is_published: true,
    entry_types: ['Sample' as const],
    ...given,
  };
  await kysely
    .insertInto('exhibition')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Days of an exhibition in a month from now, for tests that use the real clock. */
export function createExhibitionDays(): { readonly inshow_start: string; readonly inshow_end: string } {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return { inshow_start: day(30), inshow_end: day(33) };
}
