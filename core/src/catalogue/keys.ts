import * as z from 'zod/mini';
import { storedKey } from '../ports/storage.ts';
import { comparedName, seenName } from './stored-names.ts';

const ids = z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)));

export const comparedKey = storedKey(comparedName, ids);
export const seenKey = storedKey(seenName, ids);
