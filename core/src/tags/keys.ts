import * as z from 'zod/mini';
import { storedKey } from '../ports/storage.ts';
import { tagSelectorV2Name } from './stored-names.ts';

export const tagSelectorV2Key = storedKey(tagSelectorV2Name, z.boolean());
