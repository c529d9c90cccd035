import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { registrationCells } from '@fairhall/core/preregistration/registration-row';
import type { Queries } from '../db/database.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';
import { toImported } from './registration-kind.ts';

const PAGE_SIZE = 500;

interface ExportPosition {
  readonly exhibitionId: string;
  /** The id of the last registration of the page before. */
  readonly after?: string | undefined;
}

/** A page of an exhibition's registrations with all their fields, for a file. D-94 */
export async function exportRegistrations(
  { getCountryCode }: Pick<PreregistrationPorts, 'getCountryCode'>,
  { kysely }: Queries,
  { exhibitionId, after = '' }: ExportPosition,
): Promise<OutputOf<typeof staffPreregistration.export>> {
  const rows = await kysely
    .selectFrom('preregistration')
    .selectAll()
    .where('exhibition_id', '=', exhibitionId)
    .where('registration_id', '>', after)
    .orderBy('registration_id')
    .limit(PAGE_SIZE)
    .execute();
  return {
    records: rows.map((row) => ({
      badgeNo: row.badge_no,
      sourceFrom: row.source_from,
      isConfirmed: row.confirmed_at !== null,
      createTime: row.created,
      fields: registrationCells(toImported(row), getCountryCode),
    })),
    next: rows.length < PAGE_SIZE ? null : (rows.at(-1)?.registration_id ?? null),
  };
}
