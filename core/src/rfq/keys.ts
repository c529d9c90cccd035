import * as z from 'zod/mini';
import { defineStoredKey } from '../ports/storage.ts';
import { rfqDraft } from './draft.ts';
import { rfqDraftName, rfqSourceName } from './stored-names.ts';

export const rfqSourceKey = defineStoredKey(rfqSourceName, z.int().check(z.minimum(1), z.maximum(11)));
export const rfqDraftKey = defineStoredKey(rfqDraftName, rfqDraft);
