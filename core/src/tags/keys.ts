import * as z from 'zod/mini';
import { defineStoredKey } from '../ports/storage.ts';
import { tagSelectorV2Name } from './stored-names.ts';

export const tagSelectorV2Key = defineStoredKey(tagSelectorV2Name, z.boolean());
