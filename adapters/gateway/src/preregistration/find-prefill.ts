import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { Prefill } from '@fairhall/core/contract/preregistration/calls';
import { REGISTRATION_FIELD_ROWS } from '@fairhall/core/contract/preregistration/form-fields';
import { PREFILL_TOKEN_USES } from '@fairhall/core/contract/preregistration/limits';
import { normalizeEmail } from '@fairhall/core/forms/email';
import type { ImportedRegistration } from '@fairhall/core/preregistration/registration-row';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { hashSha256 } from '../identity/secrets.ts';
import type { ProvenAddress } from '../waiting-items.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { confirmRegistration } from './confirm-registration.ts';
import type { RegistrationRow } from './find-registration.ts';
import { mailBadge } from './mail-badge.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';
import { toFormValues, toWireFields } from './registration-columns.ts';
import { buildClaims, buildOwnershipOrder } from './registration-proof.ts';

const EMPTY_PREFILL: Prefill = {
  ...omitDialingCode(toFormValues({})),
  sourceFrom: '',
  businessCardFront: '',
  businessCardBack: '',
};

/** The prefill for a device name alone, which anybody can guess: it contains no personal data. D-88 THR-09 */
const toDevicePrefill = (row: RegistrationRow): Prefill => ({
  ...EMPTY_PREFILL,
  ...Object.fromEntries(
    REGISTRATION_FIELD_ROWS.filter(({ isDisclosedToDevice }) => isDisclosedToDevice).map(({ wire, column }) => [
      wire,
      String(row[column] ?? ''),
    ]),
  ),
  sourceFrom: row.source_from,
});

/** A dialling code without a number is left out. */
function omitDialingCode({ dialingCode: _, ...texts }: ReturnType<typeof toFormValues>) {
  return texts;
}

interface PrefillQuery {
  readonly pretoken?: string | undefined;
  readonly exhibitionId?: string | undefined;
}

/** All known values: by the link of an email, else of the logged-in buyer.  D-88 THR-10 */
export async function findPrefill(
  ports: PreregistrationPorts,
  context: CallContext,
  { pretoken, exhibitionId }: PrefillQuery,
): Promise<Answer<Prefill>> {
  if (pretoken !== undefined) return findLinkPrefill(ports, context, pretoken, exhibitionId);
  if (context.buyer === null) return err(NOT_FOUND);
  const row = await findLatestRegistration(context, exhibitionId);
  return ok(row === undefined ? EMPTY_PREFILL : await toFullPrefill(ports, context, row));
}

/** The prefill for a device. D-88 THR-09 */
export async function findDevicePrefill({ database }: CallContext, deviceId: string): Promise<Prefill> {
  const row = await database.kysely
    .selectFrom('preregistration')
    .selectAll()
    .where('device_hash', '=', hashSha256(deviceId))
    .orderBy('changed', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || deviceId === '' ? EMPTY_PREFILL : toDevicePrefill(row);
}

/**
 * Counts a use of the link, but only if it opens a registration: opening it for another exhibition uses up nothing. A
 * wrong, used-up or expired link and one of another exhibition get the same error. THR-10
 */
async function findLinkPrefill(
  ports: PreregistrationPorts,
  context: CallContext,
  pretoken: string,
  exhibitionId: string | undefined,
): Promise<Answer<Prefill>> {
  const { kysely } = context.database;
  const link = await kysely
    .selectFrom('pretoken')
    .select('exhibition_id')
    .where('token_hash', '=', hashSha256(pretoken))
    .executeTakeFirst();
  if (link === undefined || (exhibitionId !== undefined && link.exhibition_id !== exhibitionId)) return err(NOT_FOUND);
  const exhibition = await ports.exhibitionToRegister(context, link.exhibition_id);
  if (exhibition?.isOpen !== true) return err(NOT_FOUND);
  const used = await kysely
    .updateTable('pretoken')
    .set({ uses: sql`uses + 1` })
    .where('token_hash', '=', hashSha256(pretoken))
    .where('uses', '<', PREFILL_TOKEN_USES)
    .returning(['registration_id', 'invitation_id'])
    .executeTakeFirst();
  if (used === undefined) return err(NOT_FOUND);
  const { registration_id = '', invitation_id = '' } = used;
  const registered = kysely.selectFrom('preregistration').selectAll().where('registration_id', '=', registration_id);
  const row = await registered.executeTakeFirst();
  if (row !== undefined) {
    if (await confirmRegistration(context, row.registration_id)) {
      // The badge sent earlier says that the address is unconfirmed.
      const confirmed = { ...row, confirmed_at: context.now };
      await mailBadge(ports, context, { row: confirmed, exhibition, causedBy: 'recipient' });
    }
    await confirmReader(ports, context, { email: row.email, accountId: row.account_id, visitor: row.visitor });
    return ok(await toFullPrefill(ports, context, row));
  }
  const invited = kysely
    .selectFrom('show_invitation')
    .select(['told', 'email'])
    .where('invitation_id', '=', invitation_id);
  const invitation = await invited.executeTakeFirst();
  if (invitation === undefined) return err(NOT_FOUND);
  await confirmReader(ports, context, { email: invitation.email });
  return ok(toInvitationPrefill(invitation.told));
}

/** A buyer who is logged in with the address that the link was sent to has confirmed that address. */
async function confirmReader(
  { confirmAddress }: PreregistrationPorts,
  context: CallContext,
  mailed: ProvenAddress,
): Promise<void> {
  const { buyer } = context;
  if (buyer === null || buyer.isVerified || normalizeEmail(buyer.email) !== normalizeEmail(mailed.email)) return;
  await confirmAddress(context, mailed);
}

/** The details that the organiser had of the person it invited. D-88 */
const toInvitationPrefill = (fields: ImportedRegistration): Prefill => ({
  ...EMPTY_PREFILL,
  ...toFormValues(fields),
  sourceFrom: 'invitation',
});

/** The buyer's registration for this exhibition, else the latest for any; their own before those of others. D-88 */
async function findLatestRegistration(
  { database, buyer, visitor }: CallContext,
  exhibitionId = '',
): Promise<RegistrationRow | undefined> {
  if (buyer === null) return undefined;
  const rows = database.kysely
    .selectFrom('preregistration')
    .selectAll()
    .where(buildClaims({ buyer, visitor }).isCallers)
    .orderBy(sql`exhibition_id = ${exhibitionId}`, 'desc');
  return buildOwnershipOrder({ buyer, visitor })
    .reduce((sorted, by) => sorted.orderBy(by), rows)
    .limit(1)
    .executeTakeFirst();
}

async function toFullPrefill(
  { signPicture }: PreregistrationPorts,
  { now }: CallContext,
  row: RegistrationRow,
): Promise<Prefill> {
  const signCard = async (card: string) => (card === '' ? undefined : signPicture(card, now));
  const [front, back] = await Promise.all([signCard(row.card_front), signCard(row.card_back)]);
  return {
    ...omitDialingCode(toFormValues(toWireFields(row))),
    ...(row.contact_number !== '' && row.dialing_code !== '' && { dialingCode: row.dialing_code }),
    sourceFrom: row.source_from,
    businessCardFront: row.card_front,
    businessCardBack: row.card_back,
    ...(front !== undefined && { businessCardFrontSign: front }),
    ...(back !== undefined && { businessCardBackSign: back }),
  };
}
