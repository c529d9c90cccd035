import * as z from 'zod/mini';
import { DIALING_CODE_PATTERN, PHONE_TEXT_MAX } from '../forms/phone-pattern.ts';
import { filledText } from './fields.ts';

/** A number as somebody writes it. It is stored as its 6 to 14 digits behind a country's code. D-10 D-70 */
export const writtenPhone = filledText(PHONE_TEXT_MAX);

/** A number with the dialling code that is chosen beside it. */
export const phone = z.strictObject({
  dialingCode: z.string().check(z.regex(DIALING_CODE_PATTERN)),
  number: writtenPhone,
});
