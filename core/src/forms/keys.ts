import * as z from 'zod/mini';
import { keptUntilLogout } from '../ports/storage.ts';

const text = z.optional(z.string().check(z.maxLength(500)));

/** What a visitor told in a form, to fill in the next one (D-73). */
export const guestKey = keptUntilLogout(
  'tourist_info',
  z.object({ email: text, contactName: text, company: text, countryId: text, mobile: text }),
);
