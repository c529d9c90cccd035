import type { InputOf } from '@fairhall/core/contract/call';
import { JOB_TITLES } from '@fairhall/core/contract/preregistration-limits';
import type { staffPreregistration } from '@fairhall/core/contract/staff-preregistration';
import { ok, type Result } from '@fairhall/core/result';
import type { Failure, Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { choiceOption, flagOption, textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenReason } from '../staff-reason.ts';

type Correction = Omit<InputOf<typeof staffPreregistration.correct>, 'reason'>;

/** The fields that can be corrected, by their options. */
const FIELDS = {
  email: 'email',
  name: 'contactName',
  company: 'companyName',
  country: 'countryId',
  mobile: 'contactNumber',
  dialing: 'dialingCode',
  website: 'companyWebsite',
  whatsapp: 'whatsapp',
  nationality: 'nationalityId',
} as const;

/** Corrects the record of a visitor for the desk; the badge is mailed again. D-94 D-33 */
export async function correctRegistration(invocation: Invocation): Promise<Outcome> {
  const { options, texts } = invocation;
  const key = keyOption(options);
  if (!key.ok) return key;
  const correction = correctionOf(invocation);
  if (!correction.ok) return correction;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const idempotencyKey = key.value ?? ids.uuid();
  const data = { ...correction.value, reason: reason.value };
  if (flagOption(options, 'dryRun')) return dryRun({ data, idempotencyKey }, { ...data });
  const answer = gateway.staffPreregistration.correct(data, { signal, idempotencyKey, retry: true, handled: true });
  const corrected = await waitingFor(invocation, answer);
  if (!corrected.ok) return withRepeat(failedStaffCall(corrected.error, origin), idempotencyKey);
  const { registration } = corrected.value;
  return ok({
    data: { ...corrected.value, idempotencyKey },
    view: {
      kind: 'facts',
      facts: [
        [texts.text('preregistrationPage.badge'), registration.badgeNo],
        [texts.text('preregistration.email'), registration.email],
        [texts.text('preregistration.contactName'), registration.contactName],
        [texts.text('preregistration.company'), registration.companyName],
      ],
    },
    remarks: corrected.value.isMailed ? [{ key: 'terminal.preregister.corrected' }] : [],
  });
}

function correctionOf({ args, options }: Invocation): Result<Correction, Failure> {
  const [exhibitionId = '', badgeNo = ''] = args;
  const jobTitle = choiceOption(options, 'jobTitle', JOB_TITLES);
  if (!jobTitle.ok) return jobTitle;
  const given = Object.entries(FIELDS).flatMap(([option, name]) => {
    const value = textOption(options, option);
    return value === undefined ? [] : [[name, value] as const];
  });
  return ok({
    exhibitionId,
    badgeNo,
    ...Object.fromEntries(given),
    ...(jobTitle.value !== undefined && { jobTitle: jobTitle.value }),
    ...(flagOption(options, 'release') && { release: true }),
  });
}
