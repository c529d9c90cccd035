import { defineStoredKey } from '../ports/storage.ts';
import { threadDrafts } from './draft.ts';
import { threadDraftsName } from './stored-names.ts';

export const threadDraftsKey = defineStoredKey(threadDraftsName, threadDrafts);
