import { type Kysely, sql } from 'kysely';

/**
 * How often what calendars show was changed, and when last, for `SEQUENCE` and `LAST-MODIFIED` of their entries (RFC 5545
 * 3.8.7.4): exhibitions and who exhibits there, stops of a plan, meetings, and a plan as a whole. Which registration a badge
 * number was reissued for: badges that were reissued before are looked up in the audit. Where a mail is unsubscribed from at once
 * (RFC 8058). Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const REVISION = `add column revision integer not null default 0, add column changed bigint not null default ${NOW}`;

/** A row that is changed in one of these columns has one more revision. */
const revised = (table: string, columns: readonly string[]): string => {
  const of = (row: 'old' | 'new') => columns.map((column) => `${row}.${column}`).join(', ');
  return `create trigger count_revision before update on ${table} for each row
    when ((${of('old')}) is distinct from (${of('new')})) execute function count_revision()`;
};

/** What is planned is part of its plan. */
const ofPlan = (table: string): string =>
  `create trigger count_plan_revision after insert or update or delete on ${table} for each row
    execute function count_plan_revision()`;

const STATEMENTS = [
  ...['exhibition', 'planner_item', 'meeting_booking'].map((table) => `alter table ${table} ${REVISION}`),
  `alter table exhibition add column stands_revision integer not null default 0`,
  `create function count_revision() returns trigger language plpgsql as $$
  begin
    new.revision := old.revision + 1;
    new.changed := ${NOW};
    return new;
  end $$`,
  revised('exhibition', [
    'website_id',
    'industry',
    'names',
    'intros',
    'location',
    'start_time',
    'end_time',
    'time_zone',
    'inshow_start',
    'inshow_end',
    'stands_revision',
  ]),
  revised('planner_item', ['remark', 'day', 'time']),
  revised('meeting_booking', ['status', 'date', 'slot', 'stand_no', 'hall']),

  `create table plan_revision (
    account_id text collate "C" not null references account on delete cascade,
    exhibition_id text collate "C" not null,
    revision integer not null default 0,
    changed bigint not null default ${NOW},
    primary key (account_id, exhibition_id)
  )`,
  `insert into plan_revision (account_id, exhibition_id)
    select account_id, exhibition_id from planner_item union select account_id, exhibition_id from sample_booking`,
  // After a deletion there may be no account any more, so nothing is added then.
  `create function count_plan_revision() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      update plan_revision set revision = revision + 1, changed = ${NOW}
        where account_id = old.account_id and exhibition_id = old.exhibition_id;
    else
      insert into plan_revision (account_id, exhibition_id) values (new.account_id, new.exhibition_id)
        on conflict (account_id, exhibition_id)
        do update set revision = plan_revision.revision + 1, changed = excluded.changed;
    end if;
    return null;
  end $$`,
  ...['planner_item', 'sample_booking'].map(ofPlan),

  `alter table badge_revoked add column registration_id text collate "C" references preregistration on delete set null`,
  'create index badge_revoked_registration on badge_revoked (registration_id) where registration_id is not null',
  `with recursive reissued as (
    select object ->> 'exhibitionId' as exhibition_id, object ->> 'revoked' as revoked, object ->> 'badgeNo' as badge_no
      from audit where call = 'staffPreregistration.reissue'
  ), latest as (
    select exhibition_id, revoked, badge_no from reissued
    union select latest.exhibition_id, latest.revoked, reissued.badge_no from latest
      join reissued on reissued.exhibition_id = latest.exhibition_id and reissued.revoked = latest.badge_no
  )
  update badge_revoked set registration_id = preregistration.registration_id
    from latest join preregistration
      on preregistration.exhibition_id = latest.exhibition_id and preregistration.badge_no = latest.badge_no
    where badge_revoked.exhibition_id = latest.exhibition_id and badge_revoked.badge_no = latest.revoked`,

  'alter table outbox add column unsubscribe text',
];
