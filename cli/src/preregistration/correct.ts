import type { InputOf } from '@fairhall/core/contract/call';
import { JOB_TITLES } from '@fairhall/core/contract/preregistration/limits';
import type { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { ok, type Result } from '@fairhall/core/result';
import type { Failure, Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { choiceOption, flagOption, textOption } from '../option-values.ts';
import { submitAsStaff } from '../staff-submit.ts';
import { registrationFacts } from './registration-facts.ts';

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
  const correction = correctionOf(invocation);
  if (!correction.ok) return correction;
  return submitAsStaff(invocation, {
    data: correction.value,
    send: (gateway, data, sending) => gateway.staffPreregistration.correct(data, sending),
    answer: (corrected, idempotencyKey) => ({
      data: { ...corrected, idempotencyKey },
      view: registrationFacts(corrected.registration, invocation.texts),
      remarks: corrected.isMailed ? [{ key: 'terminal.preregister.corrected' }] : [],
    }),
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
