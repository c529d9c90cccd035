import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { Prefill } from '@fairhall/core/contract/preregistration/calls';
import { TOLD_FIELDS } from '@fairhall/core/contract/preregistration/form-fields';
import { PRETOKEN_USES } from '@fairhall/core/contract/preregistration/limits';
import { normalEmail } from '@fairhall/core/forms/email';
import type { ImportedRegistration } from '@fairhall/core/preregistration/registration-row';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { sha256 } from '../identity/secrets.ts';
import type { ProvenAddress } from '../waiting-part.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { confirmRegistration } from './confirm-registration.ts';
import type { RegistrationRow } from './find-registration.ts';
import { mailBadge } from './mail-badge.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';
import { byOwnership, claimsOf } from './registration-proof.ts';
import { toldByWire, toldTexts } from './told-columns.ts';

const NOTHING: Prefill = {
  ...withoutDialing(toldTexts({})),
  sourceFrom: '',
  businessCardFront: '',
  businessCardBack: '',
};

/** What may be told by the name of a device alone, which anybody can guess: nothing of a person. D-88 THR-09 */
const unnamed = (row: RegistrationRow): Prefill => ({
  ...NOTHING,
  ...Object.fromEntries(
    TOLD_FIELDS.filter(({ isToldToDevice }) => isToldToDevice).map(({ wire, column }) => [
      wire,
      String(row[column] ?? ''),
    ]),
  ),
  sourceFrom: row.source_from,
});

/** A code without a number says nothing. */
function withoutDialing({ dialingCode: _, ...texts }: ReturnType<typeof toldTexts>) {
  return texts;
}

interface Asked {
  readonly pretoken?: string | undefined;
  readonly exhibitionId?: string | undefined;
}

/** All that is known, by the link of a mail, else of the logged-in buyer.  D-88 THR-10 */
export async function prefillOf(
  ports: PreregistrationPorts,
  context: CallContext,
  { pretoken, exhibitionId }: Asked,
): Promise<Answer<Prefill>> {
  if (pretoken !== undefined) return prefillOfLink(ports, context, pretoken, exhibitionId);
  if (context.buyer === null) return err(NOT_FOUND);
  const row = await latestOf(context, exhibitionId);
  return ok(row === undefined ? NOTHING : await whole(ports, context, row));
}

/** What a device is told. D-88 THR-09 */
export async function prefillOfDevice({ database }: CallContext, deviceId: string): Promise<Prefill> {
  const row = await database.kysely
    .selectFrom('preregistration')
    .selectAll()
    .where('device_hash', '=', sha256(deviceId))
    .orderBy('changed', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || deviceId === '' ? NOTHING : unnamed(row);
}

/**
 * Uses the link once more, and only where it opens something: a link that is opened for another exhibition stays as good as it
 * was. Wrong, used up, over and of another exhibition are told alike. THR-10
 */
async function prefillOfLink(
  ports: PreregistrationPorts,
  context: CallContext,
  pretoken: string,
  exhibitionId: string | undefined,
): Promise<Answer<Prefill>> {
  const { kysely } = context.database;
  const link = await kysely
    .selectFrom('pretoken')
    .select('exhibition_id')
    .where('token_hash', '=', sha256(pretoken))
    .executeTakeFirst();
  if (link === undefined || (exhibitionId !== undefined && link.exhibition_id !== exhibitionId)) return err(NOT_FOUND);
  const exhibition = await ports.exhibitionToRegister(context, link.exhibition_id);
  if (exhibition?.isOpen !== true) return err(NOT_FOUND);
  const used = await kysely
    .updateTable('pretoken')
    .set({ uses: sql`uses + 1` })
    .where('token_hash', '=', sha256(pretoken))
    .where('uses', '<', PRETOKEN_USES)
    .returning(['registration_id', 'invitation_id'])
    .executeTakeFirst();
  if (used === undefined) return err(NOT_FOUND);
  const { registration_id = '', invitation_id = '' } = used;
  const registered = kysely.selectFrom('preregistration').selectAll().where('registration_id', '=', registration_id);
  const row = await registered.executeTakeFirst();
  if (row !== undefined) {
    if (await confirmRegistration(context, row.registration_id)) {
      // The badge that was mailed before says that the address is not confirmed.
      const confirmed = { ...row, confirmed_at: context.now };
      await mailBadge(ports, context, { row: confirmed, exhibition, causedBy: 'recipient' });
    }
    await confirmReader(ports, context, { email: row.email, accountId: row.account_id, visitor: row.visitor });
    return ok(await whole(ports, context, row));
  }
  const invited = kysely
    .selectFrom('show_invitation')
    .select(['told', 'email'])
    .where('invitation_id', '=', invitation_id);
  const invitation = await invited.executeTakeFirst();
  if (invitation === undefined) return err(NOT_FOUND);
  await confirmReader(ports, context, { email: invitation.email });
  return ok(prefillOfInvitation(invitation.told));
}

/** Whoever is logged in under the address that the link was mailed to has shown that the address is theirs. */
async function confirmReader(
  { confirmAddress }: PreregistrationPorts,
  context: CallContext,
  mailed: ProvenAddress,
): Promise<void> {
  const { buyer } = context;
  if (buyer === null || buyer.isVerified || normalEmail(buyer.email) !== normalEmail(mailed.email)) return;
  await confirmAddress(context, mailed);
}

/** What the organiser knew of whom it invited. D-88 */
const prefillOfInvitation = (told: ImportedRegistration): Prefill => ({
  ...NOTHING,
  ...toldTexts(told),
  sourceFrom: 'invitation',
});

/** The buyer's record of this exhibition, else the latest of any; the own one before those of others. D-88 */
async function latestOf(
  { database, buyer, visitor }: CallContext,
  exhibitionId = '',
): Promise<RegistrationRow | undefined> {
  if (buyer === null) return undefined;
  const rows = database.kysely
    .selectFrom('preregistration')
    .selectAll()
    .where(claimsOf({ buyer, visitor }).isCallers)
    .orderBy(sql`exhibition_id = ${exhibitionId}`, 'desc');
  return byOwnership({ buyer, visitor })
    .reduce((sorted, by) => sorted.orderBy(by), rows)
    .limit(1)
    .executeTakeFirst();
}

async function whole(
  { signPicture }: PreregistrationPorts,
  { now }: CallContext,
  row: RegistrationRow,
): Promise<Prefill> {
  const signOf = async (card: string) => (card === '' ? undefined : signPicture(card, now));
  const [front, back] = await Promise.all([signOf(row.card_front), signOf(row.card_back)]);
  return {
    ...withoutDialing(toldTexts(toldByWire(row))),
    ...(row.contact_number !== '' && row.dialing_code !== '' && { dialingCode: row.dialing_code }),
    sourceFrom: row.source_from,
    businessCardFront: row.card_front,
    businessCardBack: row.card_back,
    ...(front !== undefined && { businessCardFrontSign: front }),
    ...(back !== undefined && { businessCardBackSign: back }),
  };
}
