import { EXHIBITION_BLOCKED_ID } from '@fairhall/core/contract/exhibition/limits';
import type { FollowType } from '@fairhall/core/contract/follow/limits';
import { type RawBuilder, sql } from 'kysely';

/** For each type, the ids of all targets that can be followed. */
export const TARGET_IDS: Readonly<Record<FollowType, RawBuilder<unknown>>> = {
  goods: sql`select id from product`,
  supplier: sql`select id from supplier`,
  exhibition: sql`select exhibition_id as id from exhibition where is_shown and exhibition_id <> ${EXHIBITION_BLOCKED_ID}`,
};

/** The name of a followed target in a language, else in English; null if it no longer exists. */
export const TARGET_NAMES: Readonly<Record<FollowType, (lang: string) => RawBuilder<string | null>>> = {
  goods: (lang) => sql`(select name from product_text where product_id = follow.target_id and lang in (${lang}, 'en')
    order by lang = ${lang} desc limit 1)`,
  supplier: (
    lang,
  ) => sql`(select name from supplier_text where supplier_id = follow.target_id and lang in (${lang}, 'en')
    order by lang = ${lang} desc limit 1)`,
  exhibition: (lang) => sql`(select coalesce(names ->> ${lang}, names ->> 'en') from exhibition
    where exhibition_id = follow.target_id)`,
};
