import * as z from 'zod/mini';
import { defineStoredKey } from '../ports/storage.ts';
import { myExhibitionEndName } from './stored-names.ts';

export const myExhibitionEndKey = defineStoredKey(myExhibitionEndName, z.number());
