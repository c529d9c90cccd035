import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { PreRegisterSubmitted } from '@fairhall/core/contract/preregistration/calls';
import type { StaffRegistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { err, ok, type Result } from '@fairhall/core/result';
import { LEAD_SOURCE, PREREG_ENTRY } from '@fairhall/core/site/exhibition-codes';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { refusedForm } from './check-form.ts';
import { registrationOf } from './find-registration.ts';
import { keepRegistration, toldOf } from './keep-registration.ts';
import { mailBadge } from './mail-badge.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';
import { withStoredNumbers } from './registered-numbers.ts';
import { staffRegistration } from './staff-registrations.ts';

/** Forms of this version ask for what every visitor is asked for, and for nothing else. D-33 */
const PAGE_VERSION = 1;

type Told = Omit<PreRegisterSubmitted, 'pageVersion' | 'entryPoint' | 'leadSource' | 'visitorId'>;

/** What staff write down for somebody, as a form would send it. `source` says where they did. */
export const formOfStaff = (told: Told, source: 'desk' | 'file'): PreRegisterSubmitted => ({
  ...told,
  sourceFrom: source,
  pageVersion: PAGE_VERSION,
  visitorId: '',
  entryPoint: PREREG_ENTRY.tradePlatformPreRegister,
  leadSource: LEAD_SOURCE.preRegister,
});

interface AtDesk {
  readonly isNew: boolean;
  readonly isMailed: boolean;
  readonly registration: StaffRegistration;
}

/** Registers somebody who came without a badge; whoever is registered keeps what is there and gets the mail again. D-94 REL-04 */
export async function registerAtDesk(
  ports: PreregistrationPorts,
  context: CallContext,
  told: Told,
): Promise<Result<AtDesk, Refusal>> {
  const exhibition = await ports.exhibitionToRegister(context, told.exhibitionId);
  if (exhibition === undefined) return err(NOT_FOUND);
  if (!exhibition.isOpen) return err({ code: '409', message: 'preregistration.refused.over' });
  const numbers = withStoredNumbers(ports, told);
  if (!numbers.ok) return numbers;
  const sent = formOfStaff(numbers.value, 'desk');
  const refusal = refusedForm(sent, exhibition.industry);
  if (refusal !== undefined) return err(refusal);
  const { lang, siteId, address, now } = context;
  const before = await registrationOf(context, told.exhibitionId, told.email);
  const made =
    before ??
    (await keepRegistration(context, exhibition.industry, {
      exhibition_id: told.exhibitionId,
      ...toldOf(sent),
      email: told.email,
      visitor: null,
      account_id: null,
      lang,
      site_id: siteId,
      address,
      created: now,
      changed: now,
    }));
  const row = made ?? (await registrationOf(context, told.exhibitionId, told.email));
  if (row === undefined) throw new Error('no badge number is left');
  const mailed = await mailBadge(ports, context, { row, exhibition, causedBy: 'recipient' });
  const isMailed = mailed === 'queued';
  return ok({ isNew: before === undefined && made !== undefined, isMailed, registration: staffRegistration(row) });
}
