import type { InputOf } from '@fairhall/core/contract/call';
import { QUANTITY_MAX } from '@fairhall/core/contract/field-limits';
import { JOB_TITLES } from '@fairhall/core/contract/preregistration-limits';
import type { staffPreregistration } from '@fairhall/core/contract/staff-preregistration';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { choiceOption, flagOption, numberOption, textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenReason } from '../staff-reason.ts';

type Told = Omit<InputOf<typeof staffPreregistration.register>, 'reason'>;

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
  const { options, texts } = invocation;
  const key = keyOption(options);
  if (!key.ok) return key;
  const told = toldBy(invocation);
  if (!told.ok) return told;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const idempotencyKey = key.value ?? ids.uuid();
  const data = { ...told.value, reason: reason.value };
  if (flagOption(options, 'dryRun')) return dryRun({ data, idempotencyKey }, { ...data });
  const asked = gateway.staffPreregistration.register(data, { signal, idempotencyKey, retry: true, handled: true });
  const registered = await waitingFor(invocation, asked);
  if (!registered.ok) return withRepeat(failedStaffCall(registered.error, origin), idempotencyKey);
  const { isNew, isMailed, registration } = registered.value;
  return ok({
    data: { ...registered.value, idempotencyKey },
    view: {
      kind: 'facts',
      facts: [
        [texts.text('preregistrationPage.badge'), registration.badgeNo],
        [texts.text('preregistration.email'), registration.email],
        [texts.text('preregistration.contactName'), registration.contactName],
        [texts.text('preregistration.company'), registration.companyName],
      ],
    },
    remarks: [
      { key: isNew ? 'preregistration.result.success' : 'terminal.preregister.wasRegistered' },
      ...(isMailed ? [{ key: 'preregistrationPage.mail', values: { email: registration.email } } as const] : []),
    ],
  });
}

/** What the options tell; a missing one of those that every visitor is asked for is named. */
function toldBy({ args, options }: Invocation): Result<Told, Failure> {
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
