import * as z from 'zod/mini';
import { DIALING_CODE_PATTERN, PHONE_PATTERN } from '../forms/phone-pattern.ts';

/** A number that somebody can be called at: the dialling code of a country, and 6 to 14 digits. D-70 */
export const phone = z.strictObject({
  dialingCode: z.string().check(z.regex(DIALING_CODE_PATTERN)),
  number: z.string().check(z.regex(PHONE_PATTERN)),
});
