import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

/**
 * Gives a registration's draws to another registration of the same person, so that merging two does not give a second
 * draw; with `to` null they stay without one. Returns their ids. D-27 THR-62
 */
export async function moveDraws({ kysely }: Transaction, from: string, to: string | null): Promise<readonly string[]> {
  const draws = await kysely
    .selectFrom('lottery_draw')
    .select('draw_id')
    .where('registration_id', '=', from)
    .orderBy('draw_id')
    .execute();
  const ids = draws.map(({ draw_id }) => draw_id);
  if (to !== null && ids.length > 0)
    await kysely
      .updateTable('lottery_draw')
      .set({ registration_id: to })
      .where('draw_id', 'in', ids)
      .where(
        sql<boolean>`(status = 'void' or not exists (
          select from lottery_draw as own where own.registration_id = ${to} and own.status <> 'void'))`,
      )
      .execute();
  return ids;
}

interface DrawsToRestore {
  readonly registrationId: string;
  /** The registration that got the draws; null if none did. */
  readonly keptBy: string | null;
  readonly draws: readonly string[];
}

/** Returns the draws to the registration that they were made for. */
export async function restoreDraws(
  { kysely }: Transaction,
  { registrationId, keptBy, draws }: DrawsToRestore,
): Promise<void> {
  if (draws.length === 0) return;
  await kysely
    .updateTable('lottery_draw')
    .set({ registration_id: registrationId })
    .where('draw_id', 'in', draws)
    .where((row) => row.or([row('registration_id', 'is', null), row('registration_id', '=', keptBy)]))
    .execute();
}
