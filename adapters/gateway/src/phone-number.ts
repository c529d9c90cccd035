import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { PHONE_MESSAGES } from '@fairhall/core/forms/phone';
import type { PhoneNumber } from '@fairhall/core/forms/phone-format';
import { readPhone } from '@fairhall/core/forms/phone-reader';
import { err, type Result } from '@fairhall/core/result';

/** A number as it is stored, in digits, or why it is not taken; a caller may write it as people do. D-10 */
export function parsePhone({ dialingCode, number }: PhoneNumber): Result<PhoneNumber, Refusal> {
  const parsed = readPhone(number, dialingCode);
  return parsed.ok ? parsed : err({ code: '400', message: PHONE_MESSAGES[parsed.error].key });
}
