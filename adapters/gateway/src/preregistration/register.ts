import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { PreRegisterSubmitted, PreregistrationAnswer } from '@fairhall/core/contract/preregistration/calls';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { isProvenAddress } from '../identity/address-proof.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { toMailStatus } from '../mail/outbox.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { validateForm } from './check-form.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { findProof, findRegistration, type RegistrationRow } from './find-registration.ts';
import { hasCardFields, insertRegistration, toChangedColumns, toFormColumns } from './insert-registration.ts';
import { mailBadge } from './mail-badge.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';
import { toEchoedRecord, toRecord } from './registration-record.ts';
import { registrationSearchText } from './registration-search.ts';
import { withStoredNumbers } from './with-stored-numbers.ts';

/**
 * Saves a registration and emails its badge number. A registered address keeps its record and number: its owner can
 * change the details; other callers change nothing and do not get the number.  D-33 REL-04 REL-06
 */
export async function register(
  ports: PreregistrationPorts,
  context: CallContext,
  input: PreRegisterSubmitted,
): Promise<Answer<PreregistrationAnswer>> {
  const numbers = withStoredNumbers(ports, input);
  if (!numbers.ok) return numbers;
  const sent = numbers.value;
  const exhibition = await ports.exhibitionToRegister(context, sent.exhibitionId);
  if (exhibition === undefined) return err(NOT_FOUND);
  if (!exhibition.isOpen) return err({ code: '409', message: 'preregistration.refused.over' });
  const refusal = validateForm(sent, exhibition.industry);
  if (refusal !== undefined) return err(refusal);
  const before = await findRegistration(context, sent.exhibitionId, sent.email);
  const isConfirmed = isCallersAddress(context, sent) || (await hasLinkOf(context, sent));
  const inserted = before === undefined ? await insert(context, sent, exhibition, isConfirmed) : undefined;
  const row = before ?? inserted ?? (await findRegistration(context, sent.exhibitionId, sent.email));
  if (row === undefined) throw new Error('no badge number is left');
  if (inserted === undefined) return updateRegistered(ports, context, { sent, exhibition, row });
  if (!(await adoptCards(ports, context, sent, inserted.registration_id))) return err(CARD_GONE);
  const isProven = isConfirmed || (await isProvenAddress(context.database, context, sent.email));
  const causedBy = isProven ? 'recipient' : 'anybody';
  const mail = toMailStatus(await mailBadge(ports, context, { row: inserted, exhibition, causedBy }));
  const isStranger = context.isEmailOverused === true && !isProven;
  return ok({ ...(isStranger ? toEchoedRecord(sent, exhibition) : toRecord(inserted, exhibition, false)), mail });
}

const CARD_GONE = { code: '400', message: 'preregistration.refused.card' } as const;

interface RepeatedRegistration {
  readonly sent: PreRegisterSubmitted;
  readonly exhibition: RegisteredExhibition;
  readonly row: RegistrationRow;
}

async function updateRegistered(
  ports: PreregistrationPorts,
  context: CallContext,
  { sent, exhibition, row }: RepeatedRegistration,
): Promise<Answer<PreregistrationAnswer>> {
  const proof = await findProof(context, row, sent.pretoken);
  if (proof === null) {
    const mailed = await mailBadge(ports, context, { row, exhibition, causedBy: 'anybody' });
    return ok({ ...toEchoedRecord(sent, exhibition), mail: toMailStatus(mailed) });
  }
  const isConfirmedNow = proof === 'address' && (await confirmRegistration(context, row.registration_id));
  if (hasCardFields(sent) && !(await replaceCards(ports, context, sent, row))) return err(CARD_GONE);
  const changes = toChangedColumns(sent);
  const search_text = registrationSearchText({ ...row, ...changes });
  const changed = await context.database.kysely
    .updateTable('preregistration')
    .set({ ...changes, search_text, changed: context.now, ...(proof === 'address' && toOwnerColumns(context)) })
    .where('registration_id', '=', row.registration_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // The badge sent earlier says that the address is unconfirmed.
  if (isConfirmedNow) await mailBadge(ports, context, { row: changed, exhibition, causedBy: 'recipient' });
  return ok(toRecord(changed, exhibition, true));
}

const insert = (
  context: CallContext,
  sent: PreRegisterSubmitted,
  { industry }: RegisteredExhibition,
  isConfirmed: boolean,
) => {
  const { lang, siteId, address, now } = context;
  const confirmed_at = isConfirmed ? now : null;
  return insertRegistration(context, industry, {
    exhibition_id: sent.exhibitionId,
    ...toFormColumns(sent),
    email: sent.email,
    ...toOwnerColumns(context),
    lang,
    site_id: siteId,
    address,
    created: now,
    changed: now,
    confirmed_at,
  });
};

/** The new owner: a caller who can read emails to the address takes the registration over from its maker. D-33 */
const toOwnerColumns = ({ visitor, buyer }: CallContext) => ({ visitor, account_id: buyer?.accountId ?? null });

const adoptCards = (
  { adoptPrivatePictures }: PreregistrationPorts,
  context: CallContext,
  { businessCardFront, businessCardBack }: PreRegisterSubmitted,
  registrationId: string,
): Promise<boolean> =>
  adoptPrivatePictures(
    context,
    registrationId,
    [businessCardFront, businessCardBack].filter((card) => card !== undefined),
  );

/** Replaces the stored pictures with the submitted ones; false if one of them is gone. */
async function replaceCards(
  ports: PreregistrationPorts,
  context: CallContext,
  sent: PreRegisterSubmitted,
  row: RegistrationRow,
): Promise<boolean> {
  if (!(await adoptCards(ports, context, sent, row.registration_id))) return false;
  const dropped = [row.card_front, row.card_back].filter(
    (card) => card !== '' && card !== sent.businessCardFront && card !== sent.businessCardBack,
  );
  await ports.releasePictures(context, row.registration_id, dropped);
  return true;
}

/** Whether the buyer is logged in with this address and it is confirmed. */
const isCallersAddress = ({ buyer }: CallContext, { email }: PreRegisterSubmitted): boolean =>
  buyer?.isVerified === true && normalizeEmail(buyer.email) === normalizeEmail(email);

/** Whether the form was opened by a link sent to this address, with a badge or an invitation. THR-10 */
async function hasLinkOf({ database }: CallContext, { pretoken, email }: PreRegisterSubmitted): Promise<boolean> {
  if (pretoken === undefined) return false;
  const link = await database.kysely
    .selectFrom('pretoken')
    .leftJoin('preregistration', 'preregistration.registration_id', 'pretoken.registration_id')
    .leftJoin('show_invitation', 'show_invitation.invitation_id', 'pretoken.invitation_id')
    .select(['preregistration.email as registered', 'show_invitation.email as invited'])
    .where('token_hash', '=', hashSha256(pretoken))
    .executeTakeFirst();
  const mailed = link?.registered ?? link?.invited ?? null;
  return mailed !== null && normalizeEmail(mailed) === normalizeEmail(email);
}
