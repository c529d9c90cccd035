import type { InputOf } from '@fairhall/core/contract/call';
import { QUANTITY_MAX } from '@fairhall/core/contract/field-limits';
import { JOB_TITLES } from '@fairhall/core/contract/preregistration/limits';
import type { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { unicodeEmail } from '@fairhall/core/forms/email';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { choiceOption, numberOption, textOption } from '../option-values.ts';
import { submitAsStaff } from '../staff-submit.ts';
import { registrationFacts } from './registration-facts.ts';

type Registration = Omit<InputOf<typeof staffPreregistration.register>, 'reason'>;

/** What every visitor is asked for, by the option and by what it is sent as. D-33 */
const NEEDED = {
  email: 'email',
  name: 'contactName',
  company: 'companyName',
  country: 'countryId',
  mobile: 'contactNumber',
} as const;
const MORE = {
  dialing: 'dialingCode',
  whatsapp: 'whatsapp',
  nationality: 'nationalityId',
  website: 'companyWebsite',
  visitorType: 'visitorType',
  purpose: 'participatePurpose',
  product: 'interestedProducts',
} as const;

/** Registers somebody who stands at the desk, by staff; who is registered is told the number there is. D-94 */
export async function registerWalkIn(invocation: Invocation): Promise<Outcome> {
  const registration = registrationOf(invocation);
  if (!registration.ok) return registration;
  return submitAsStaff(invocation, {
    data: registration.value,
    send: (gateway, data, sending) => gateway.staffPreregistration.register(data, sending),
    answer: ({ isNew, isMailed, registration: registered }, idempotencyKey) => ({
      data: { isNew, isMailed, registration: registered, idempotencyKey },
      view: registrationFacts(registered, invocation.texts),
      remarks: [
        { key: isNew ? 'preregistration.result.success' : 'terminal.preregister.wasRegistered' },
        ...(isMailed
          ? [{ key: 'preregistrationPage.mail', values: { email: unicodeEmail(registered.email) } } as const]
          : []),
      ],
    }),
  });
}

/** The registration that the options name; a missing one of the fields that every visitor is asked for is named. */
function registrationOf({ args, options }: Invocation): Result<Registration, Failure> {
  const missing = Object.keys(NEEDED).find((option) => !textOption(options, option)?.trim());
  if (missing !== undefined)
    return fail(EXIT.usage, { key: 'terminal.usage.needed', values: { option: `--${missing}` } });
  const jobTitle = choiceOption(options, 'jobTitle', JOB_TITLES);
  if (!jobTitle.ok) return jobTitle;
  const quantity = numberOption(options, 'quantity', 1, QUANTITY_MAX);
  if (!quantity.ok) return quantity;
  const [exhibitionId = ''] = args;
  const given = (option: string): string => textOption(options, option) ?? '';
  return ok({
    exhibitionId,
    ...{
      email: given('email'),
      contactName: given('name'),
      companyName: given('company'),
      countryId: given('country'),
    },
    contactNumber: given('mobile'),
    ...Object.fromEntries(
      Object.entries(MORE).flatMap(([option, name]) => (given(option) === '' ? [] : [[name, given(option)]])),
    ),
    ...(jobTitle.value !== undefined && { jobTitle: jobTitle.value }),
    ...(quantity.value !== undefined && { quantity: quantity.value }),
  });
}
