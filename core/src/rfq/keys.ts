import * as z from 'zod/mini';
import { storedKey } from '../ports/storage.ts';
import { rfqDraft } from './draft.ts';
import { rfqDraftName, rfqSourceName } from './stored-names.ts';

export const rfqSourceKey = storedKey(rfqSourceName, z.int().check(z.minimum(1), z.maximum(11)));
export const rfqDraftKey = storedKey(rfqDraftName, rfqDraft);
