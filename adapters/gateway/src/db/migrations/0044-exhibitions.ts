import { type Kysely, sql } from 'kysely';

/**
 * Exhibitions with their halls, themes and exhibitors. Days (yyyy-mm-dd) and times (HH:mm) are the venue's, names are by
 * language, pictures are ids.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const ANY = 'insert or update or delete or truncate';

const tell = (table: string, name = 'tell_change'): string =>
  `create trigger ${name} after ${ANY} on ${table} for each statement execute function tell_change('exhibition')`;

const DAY = `check (inshow_start ~ '^\\d{4}-\\d{2}-\\d{2}$' and inshow_end ~ '^\\d{4}-\\d{2}-\\d{2}$' and inshow_start <= inshow_end)`;

const STATEMENTS = [
  `create table exhibition (
    exhibition_id text collate "C" primary key,
    website_id integer not null,
    country_id text collate "C" not null,
    industry text collate "C" not null,
    names jsonb not null,
    name_local text not null,
    intros jsonb not null,
    short_name text collate "C" not null default '',
    icon text collate "C" not null default '',
    banner text collate "C" not null default '',
    tag_category_ids text[] not null default '{}',
    start_time text collate "C" not null default '',
    end_time text collate "C" not null default '',
    inshow_start text collate "C" not null,
    inshow_end text collate "C" not null,
    time_zone text collate "C" not null,
    map_url text not null default '',
    location text not null,
    is_published boolean not null,
    phase smallint check (phase between 0 and 5),
    popup_mode text collate "C" not null default 'default' check (popup_mode in ('default', 'always', 'off')),
    page_version integer,
    ab_pre_register boolean not null default false,
    entry_types text[] not null default '{}',
    max_tag integer not null default 10 check (max_tag > 0),
    is_shown boolean not null generated always as (is_published and phase is distinct from 0) stored,
    ${DAY}
  )`,
  'create index exhibition_website on exhibition (website_id, inshow_start)',
  tell('exhibition'),
  `create table exhibition_hall (
    exhibition_id text collate "C" not null references exhibition on delete cascade,
    hall text collate "C" not null,
    names jsonb not null,
    primary key (exhibition_id, hall)
  )`,
  tell('exhibition_hall'),
  `create table exhibition_theme (
    exhibition_id text collate "C" not null references exhibition on delete cascade,
    theme_id text collate "C" not null,
    titles jsonb not null,
    category_id text collate "C",
    place integer not null,
    primary key (exhibition_id, theme_id)
  )`,
  tell('exhibition_theme'),
  // Without a foreign key to suppliers: one that is taken out and imported anew has its stand again.
  `create table exhibitor (
    exhibition_id text collate "C" not null references exhibition on delete cascade,
    supplier_id text collate "C" not null,
    stand_no text collate "C" not null,
    hall text collate "C" not null,
    spotlight boolean not null default false,
    primary key (exhibition_id, supplier_id)
  )`,
  'create unique index exhibitor_stand on exhibitor (exhibition_id, hall, stand_no)',
  'create index exhibitor_supplier on exhibitor (supplier_id, exhibition_id)',
  tell('exhibitor'),
  // Exhibitors are shown as suppliers are, and narrowed by the names of their tags.
  tell('supplier_card', 'tell_exhibition'),
  tell('tag', 'tell_exhibition'),
  // What buyers follow may be an exhibition too.
  'alter table follow drop constraint follow_type_check',
  `alter table follow add constraint follow_type_check check (type in ('goods', 'supplier', 'exhibition'))`,
];
