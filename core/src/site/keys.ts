import * as z from 'zod/mini';
import { storedKey } from '../ports/storage.ts';
import { LANGUAGES } from './languages.ts';
import { consentResultName, langName } from './stored-names.ts';

export const langKey = storedKey(langName, z.enum(LANGUAGES.map((language) => language.code)));
export const consentResultKey = storedKey(consentResultName, z.enum(['accept', 'reject']));
