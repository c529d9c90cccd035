import * as z from 'zod/mini';
import { defineStoredKey } from '../ports/storage.ts';
import { guestName } from './stored-names.ts';

const text = z.optional(z.string().check(z.maxLength(500)));

export const guestKey = defineStoredKey(
  guestName,
  z.object({ email: text, contactName: text, company: text, countryId: text, mobile: text }),
);
