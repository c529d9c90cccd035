import type { InputOf } from '@fairhall/core/contract/call';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { StaffRegistration, staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { createBadgeNumber } from './badge-number.ts';
import { hasValidLinks } from './check-form.ts';
import { findRegistration, type RegistrationRow } from './find-registration.ts';
import { mailBadge } from './mail-badge.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';
import { toCorrectedColumns } from './registration-columns.ts';
import { registrationSearchText } from './registration-search.ts';
import { exhibitionIn } from './resend-badges.ts';
import { registrationByNumber, staffRegistration } from './staff-registrations.ts';
import { withStoredNumbers } from './with-stored-numbers.ts';

type Correction = Omit<InputOf<typeof staffPreregistration.correct>, 'exhibitionId' | 'reason'>;

interface CorrectionResult {
  readonly registration: StaffRegistration;
  readonly isMailed: boolean;
}

const NO_CHANGE: Refusal = { code: '400', message: 'preregistration.correct.nothing' };
const ADDRESS_IN_USE: Refusal = { code: '409', message: 'preregistration.correct.taken' };
const NO_WEBSITE: Refusal = { code: '400', message: 'preregistration.website.wrong' };

/** Corrects a visitor's registration for the desk and emails the badge again. D-94 D-33 */
export async function correctRegistration(
  ports: PreregistrationPorts,
  context: CallContext,
  exhibition: RegisteredExhibition,
  { badgeNo, release = false, ...fields }: Correction,
): Promise<Result<CorrectionResult, Refusal>> {
  const { database, now } = context;
  const { exhibitionId, industry } = exhibition;
  const before = await registrationByNumber(database, exhibitionId, badgeNo);
  if (before === undefined) return err(NOT_FOUND);
  if (Object.values(fields).every((value) => value === undefined) && !release) return err(NO_CHANGE);
  if (!hasValidLinks(fields)) return err(NO_WEBSITE);
  const numbers = toStoredNumbers(ports, before, fields);
  if (!numbers.ok) return numbers;
  const { email = before.email } = fields;
  const isMoved = normalizeEmail(email) !== normalizeEmail(before.email);
  if (isMoved && (await findRegistration(context, exhibitionId, email)) !== undefined) return err(ADDRESS_IN_USE);
  const columns = toCorrectedColumns({ ...fields, ...numbers.value });
  const row = await database.kysely
    .updateTable('preregistration')
    .set({
      ...columns,
      search_text: registrationSearchText({
        email,
        contact_name: columns.contact_name ?? before.contact_name,
        company_name: columns.company_name ?? before.company_name,
      }),
      ...(isMoved && { confirmed_at: null }),
      ...(release && { visitor: null, account_id: null, badge_no: createBadgeNumber(industry) }),
      changed: now,
      mailed_at: 0,
    })
    .where('registration_id', '=', before.registration_id)
    .where('badge_no', '=', before.badge_no)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return err(NOT_FOUND);
  if (isMoved || release) await removeLinks(context, row);
  if (release) {
    await ports.revokeBadge(database, { exhibitionId, badgeNo: before.badge_no }, now);
    await ports.forgetReissued(database, row.registration_id);
  }
  const described = await exhibitionIn(ports, context, exhibition)(row);
  const mailed = await mailBadge(ports, context, { row, exhibition: described, causedBy: 'recipient' });
  return ok({ registration: staffRegistration(row), isMailed: mailed === 'queued' });
}

type Numbers = Pick<Correction, 'dialingCode' | 'contactNumber' | 'whatsapp'>;

/** The given phone numbers in their stored form; a missing dialling code is taken from the stored registration. D-10 */
function toStoredNumbers(
  ports: PreregistrationPorts,
  before: RegistrationRow,
  { countryId = before.country_id, dialingCode, contactNumber, whatsapp }: Omit<Correction, 'badgeNo' | 'release'>,
): Result<Numbers, Refusal> {
  if (dialingCode === undefined && contactNumber === undefined && whatsapp === undefined) return ok({});
  const stored = withStoredNumbers(ports, {
    countryId,
    dialingCode: dialingCode ?? before.dialing_code,
    contactNumber: contactNumber ?? before.contact_number,
    whatsapp,
  });
  if (!stored.ok) return stored;
  const { countryId: _, ...numbers } = stored.value;
  return ok(numbers);
}

/**
 * Deletes the emailed links and their proofs: they belong to the reader of the earlier address, who must not open the
 * registration of another person.
 */
async function removeLinks({ database: { kysely } }: CallContext, { registration_id }: RegistrationRow): Promise<void> {
  await kysely.deleteFrom('pretoken').where('registration_id', '=', registration_id).execute();
  await kysely.deleteFrom('registration_proof').where('registration_id', '=', registration_id).execute();
}
