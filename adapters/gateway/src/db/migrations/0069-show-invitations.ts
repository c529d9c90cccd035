import { type Kysely, sql } from 'kysely';

/** Whom the organiser invited to an exhibition, with what is known of them; the link of the mail fills the form in with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table show_invitation (
    invitation_id text collate "C" primary key,
    exhibition_id text collate "C" not null,
    email text not null,
    told jsonb not null,
    created bigint not null
  )`,
  'create unique index show_invitation_person on show_invitation (exhibition_id, lower(email))',
  'create index show_invitation_email on show_invitation (lower(email))',
  'create index show_invitation_created on show_invitation (created)',
  'alter table pretoken alter column registration_id drop not null',
  `alter table pretoken add column invitation_id text collate "C" references show_invitation on delete cascade,
    add constraint pretoken_of_one check ((registration_id is null) <> (invitation_id is null))`,
  'create index pretoken_invitation on pretoken (invitation_id) where invitation_id is not null',
];
