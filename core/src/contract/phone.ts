import * as z from 'zod/mini';
import { PHONE_CODE_PATTERN, PHONE_TEXT_MAX } from '../forms/phone-pattern.ts';
import { requiredText } from './fields.ts';

/** A telephone number as typed. It is stored as 6 to 14 digits with the country's dialling code. D-10 D-70 */
export const phoneText = requiredText(PHONE_TEXT_MAX);

/** A number with the dialling code that is selected beside it. */
export const phone = z.strictObject({
  dialingCode: z.string().check(z.regex(PHONE_CODE_PATTERN)),
  number: phoneText,
});
