import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { StaffRegistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { mergeRegistrations } from '@fairhall/core/preregistration/merge-registrations';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { normalizeBadgeNumber } from './badge-number.ts';
import { endRegistration } from './end-registration.ts';
import type { RegistrationRow } from './find-registration.ts';
import { mailBadge } from './mail-badge.ts';
import { notifyEnded } from './notify-ended.ts';
import type { ChangedValues } from './preregistration.tables.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';
import { registrationSearchText } from './registration-search.ts';
import { exhibitionIn } from './resend-badges.ts';
import { hideFields } from './shared-registrations.ts';
import { staffRegistration } from './staff-registrations.ts';

interface MergedRegistration {
  readonly registration: StaffRegistration;
  readonly revoked: string;
  readonly scans: number;
  readonly isMailed: boolean;
  readonly restorableUntil: number;
}

const SAME_BADGE: Refusal = { code: '400', message: 'preregistration.merge.same' };

/**
 * Merges two registrations of one person. The earlier one stays, with its number, its address and its owner: that the
 * same person owns the other address is only the desk's word, so its links and logins do not open what stays. D-94 D-33
 */
export async function mergeAtDesk(
  ports: PreregistrationPorts,
  context: CallContext,
  exhibition: RegisteredExhibition,
  badgeNos: readonly [string, string],
): Promise<Result<MergedRegistration, Refusal>> {
  const [one, other] = badgeNos.map(normalizeBadgeNumber);
  if (one === other) return err(SAME_BADGE);
  const [kept, ended] = await lockRegistrations(context, exhibition.exhibitionId, badgeNos);
  if (kept === undefined || ended === undefined) return err(NOT_FOUND);
  const changed = await takeOver(context, kept, ended);
  const end = await endRegistration(ports, context, ended, { into: kept, changed });
  if (end === undefined) return err(NOT_FOUND);
  const row = await readRegistration(context, kept.registration_id);
  await notifyEnded(ports, context, { row: ended, exhibition, end: 'merged' });
  const described = await exhibitionIn(ports, context, exhibition)(row);
  const mailed = await mailBadge(ports, context, { row, exhibition: described, causedBy: 'recipient' });
  const { scans, restorableUntil } = end;
  return ok({
    registration: staffRegistration(row),
    revoked: ended.badge_no,
    scans,
    isMailed: mailed === 'queued',
    restorableUntil,
  });
}

/** Both registrations, the earlier one first; locked in that order, so that two merges do not wait for each other. */
async function lockRegistrations(
  { database: { kysely } }: CallContext,
  exhibitionId: string,
  badgeNos: readonly string[],
): Promise<readonly RegistrationRow[]> {
  return kysely
    .selectFrom('preregistration')
    .selectAll()
    .where('exhibition_id', '=', exhibitionId)
    .where('badge_no', 'in', badgeNos.map(normalizeBadgeNumber))
    .orderBy('created')
    .orderBy('registration_id')
    .forUpdate()
    .execute();
}

/** Writes what the remaining registration gets. A field that the person hides in either is hidden. THR-33 */
async function takeOver(context: CallContext, kept: RegistrationRow, ended: RegistrationRow): Promise<ChangedValues> {
  const values = mergeRegistrations(kept, ended);
  const hidden = ended.hidden_fields.filter((field) => !kept.hidden_fields.includes(field));
  if (hidden.length > 0) await hideFields(context.database, kept.registration_id, [...kept.hidden_fields, ...hidden]);
  await context.database.kysely
    .updateTable('preregistration')
    .set({
      ...values,
      search_text: registrationSearchText({ ...kept, ...values }),
      changed: context.now,
      mailed_at: 0,
    })
    .where('registration_id', '=', kept.registration_id)
    .execute();
  return Object.fromEntries(
    Object.entries(values).map(([column, to]) => [column, { from: kept[column as keyof typeof values], to }]),
  ) as ChangedValues; // columns of the rows above
}

const readRegistration = ({ database: { kysely } }: CallContext, registrationId: string): Promise<RegistrationRow> =>
  kysely
    .selectFrom('preregistration')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .executeTakeFirstOrThrow();
