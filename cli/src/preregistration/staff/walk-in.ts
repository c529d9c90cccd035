import type { InputOf } from '@fairhall/core/contract/call';
import { isAlwaysRequired, isFormField } from '@fairhall/core/contract/preregistration/form-fields';
import type { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { toUnicodeEmail } from '@fairhall/core/forms/email';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { submitAsStaff } from '../../staff-submit.ts';
import { OPTION_FIELDS, toOptionFlag } from '../registration-options.ts';
import { readFieldOptions } from './read-field-options.ts';
import { toRegistrationView } from './registration-facts.ts';

type Registration = Omit<InputOf<typeof staffPreregistration.register>, 'reason'>;

/**
 * Registers a visitor at the desk, as staff. For a visitor who is registered already, returns the existing number. D-94
 */
export async function registerWalkIn(invocation: Invocation): Promise<Outcome> {
  const registration = registrationOf(invocation);
  if (!registration.ok) return registration;
  return submitAsStaff(invocation, {
    data: registration.value,
    send: (gateway, data, sending) => gateway.staffPreregistration.register(data, sending),
    answer: ({ isNew, isMailed, registration: registered }, idempotencyKey) => ({
      data: { isNew, isMailed, registration: registered, idempotencyKey },
      view: toRegistrationView(registered, invocation.texts),
      remarks: [
        { key: isNew ? 'preregistration.result.success' : 'terminal.preregister.wasRegistered' },
        ...(isMailed
          ? [{ key: 'preregistrationPage.mail', values: { email: toUnicodeEmail(registered.email) } } as const]
          : []),
      ],
    }),
  });
}

/** The registration from the options; fails with the first missing field that is always required. */
function registrationOf({ args, options }: Invocation): Result<Registration, Failure> {
  const needed = OPTION_FIELDS.filter((row) => isFormField(row) && isAlwaysRequired(row));
  const missing = needed.find(({ option }) => !readTextOption(options, option)?.trim());
  if (missing !== undefined)
    return fail(COMMAND_EXIT_CODES.usage, {
      key: 'terminal.usage.needed',
      values: { option: toOptionFlag(missing.option) },
    });
  const given = readFieldOptions(options, OPTION_FIELDS);
  if (!given.ok) return given;
  const [exhibitionId = ''] = args;
  const filledFields = Object.entries(given.value).filter(([, value]) => value !== '');
  return ok({ exhibitionId, ...Object.fromEntries(filledFields) } as Registration); // all required fields are set
}
