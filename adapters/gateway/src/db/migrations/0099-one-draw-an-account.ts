import { type Kysely, sql } from 'kysely';

/**
 * One account draws once at an exhibition. Of several draws the first stays; later ones whose prize nobody has claimed are void, and
 * their prizes can be drawn again. A prize that was claimed stays claimed. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Whoever claims a prize is told where it goes; who drew is another fact.
  'alter table lottery_draw add column confirmed_by text collate "C" references account on delete set null',
  "update lottery_draw set confirmed_by = account_id where status = 'confirmed'",
  'create index lottery_draw_confirmed_by on lottery_draw (confirmed_by) where confirmed_by is not null',
  'alter table lottery_draw drop constraint lottery_draw_status_check',
  "alter table lottery_draw add constraint lottery_draw_status_check check (status in ('drawn', 'confirmed', 'void'))",
  `create temporary table later_draw on commit drop as
    select draw_id, exhibition_id, prize_id, status from (
      select draw_id, exhibition_id, prize_id, status,
        row_number() over (partition by exhibition_id, account_id order by drawn_at, draw_id) as place
      from lottery_draw where account_id is not null
    ) as numbered where place > 1`,
  `update lottery_draw set status = 'void'
    where draw_id in (select draw_id from later_draw where status = 'drawn')`,
  `update lottery_draw set account_id = null
    where draw_id in (select draw_id from later_draw where status = 'confirmed')`,
  `update lottery_prize as prize set drawn = greatest(prize.drawn - returned.count, 0)
    from (select exhibition_id, prize_id, count(*)::integer as count from later_draw
      where status = 'drawn' and prize_id is not null group by exhibition_id, prize_id) as returned
    where returned.exhibition_id = prize.exhibition_id and returned.prize_id = prize.prize_id`,
  'alter table lottery_draw drop constraint lottery_draw_exhibition_id_registration_id_key',
  `create unique index lottery_draw_registration on lottery_draw (exhibition_id, registration_id)
    where registration_id is not null and status <> 'void'`,
  `create unique index lottery_draw_once on lottery_draw (exhibition_id, account_id)
    where account_id is not null and status <> 'void'`,
];
