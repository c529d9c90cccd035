import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { PreRegisterSubmitted } from '@fairhall/core/contract/preregistration/calls';
import type { StaffRegistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { err, ok, type Result } from '@fairhall/core/result';
import { LEAD_SOURCE, PREREGISTRATION_ENTRY } from '@fairhall/core/site/exhibition-codes';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { validateForm } from './check-form.ts';
import { findRegistration } from './find-registration.ts';
import { insertRegistration, toFormColumns } from './insert-registration.ts';
import { mailBadge } from './mail-badge.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';
import { staffRegistration } from './staff-registrations.ts';
import { withStoredNumbers } from './with-stored-numbers.ts';

/** The form version with the fields that every visitor must fill in, and no others. D-33 */
const PAGE_VERSION = 1;

type DeskRegistrationInput = Omit<PreRegisterSubmitted, 'pageVersion' | 'entryPoint' | 'leadSource' | 'visitorId'>;

/** A registration by staff in the form that visitors submit. `source` is where staff made it. */
export const toStaffForm = (input: DeskRegistrationInput, source: 'desk' | 'file'): PreRegisterSubmitted => ({
  ...input,
  sourceFrom: source,
  pageVersion: PAGE_VERSION,
  visitorId: '',
  entryPoint: PREREGISTRATION_ENTRY.tradePlatformPreRegister,
  leadSource: LEAD_SOURCE.preRegister,
});

interface DeskRegistration {
  readonly isNew: boolean;
  readonly isMailed: boolean;
  readonly registration: StaffRegistration;
}

/**
 * Registers a visitor who came without a badge. A registered visitor keeps the existing registration and gets the email
 * again. D-94 REL-04
 */
export async function registerAtDesk(
  ports: PreregistrationPorts,
  context: CallContext,
  input: DeskRegistrationInput,
): Promise<Result<DeskRegistration, Refusal>> {
  const exhibition = await ports.exhibitionToRegister(context, input.exhibitionId);
  if (exhibition === undefined) return err(NOT_FOUND);
  if (!exhibition.isOpen) return err({ code: '409', message: 'preregistration.refused.over' });
  const numbers = withStoredNumbers(ports, input);
  if (!numbers.ok) return numbers;
  const sent = toStaffForm(numbers.value, 'desk');
  const refusal = validateForm(sent, exhibition.industry);
  if (refusal !== undefined) return err(refusal);
  const { lang, siteId, address, now } = context;
  const before = await findRegistration(context, input.exhibitionId, input.email);
  const inserted =
    before ??
    (await insertRegistration(context, exhibition.industry, {
      exhibition_id: input.exhibitionId,
      ...toFormColumns(sent),
      email: input.email,
      visitor: null,
      account_id: null,
      lang,
      site_id: siteId,
      address,
      created: now,
      changed: now,
    }));
  const row = inserted ?? (await findRegistration(context, input.exhibitionId, input.email));
  if (row === undefined) throw new Error('no badge number is left');
  const mailed = await mailBadge(ports, context, { row, exhibition, causedBy: 'recipient' });
  const isMailed = mailed === 'queued';
  return ok({ isNew: before === undefined && inserted !== undefined, isMailed, registration: staffRegistration(row) });
}
