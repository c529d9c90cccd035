import type { InputOf } from '@fairhall/core/contract/call';
import type { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { ok, type Result } from '@fairhall/core/result';
import type { Failure, Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { readFlagOption } from '../../option-values.ts';
import { submitAsStaff } from '../../staff-submit.ts';
import { OPTION_FIELDS } from '../registration-options.ts';
import { readFieldOptions } from './read-field-options.ts';
import { toRegistrationView } from './registration-facts.ts';

type Correction = Omit<InputOf<typeof staffPreregistration.correct>, 'reason'>;

/** Corrects a visitor's registration at the desk, and sends the badge again. D-94 D-33 */
export async function correctRegistration(invocation: Invocation): Promise<Outcome> {
  const correction = parseCorrection(invocation);
  if (!correction.ok) return correction;
  return submitAsStaff(invocation, {
    data: correction.value,
    send: (gateway, data, sending) => gateway.staffPreregistration.correct(data, sending),
    answer: (corrected, idempotencyKey) => ({
      data: { ...corrected, idempotencyKey },
      view: toRegistrationView(corrected.registration, invocation.texts),
      remarks: corrected.isMailed ? [{ key: 'terminal.preregister.corrected' }] : [],
    }),
  });
}

function parseCorrection({ args, options }: Invocation): Result<Correction, Failure> {
  const [exhibitionId = '', badgeNo = ''] = args;
  const given = readFieldOptions(
    options,
    OPTION_FIELDS.filter(({ isCorrectable }) => isCorrectable),
  );
  if (!given.ok) return given;
  return ok({
    exhibitionId,
    badgeNo,
    ...given.value,
    ...(readFlagOption(options, 'release') && { release: true }),
  });
}
