import { storedKey } from '../ports/storage.ts';
import { threadDrafts } from './draft.ts';
import { threadDraftsName } from './stored-names.ts';

export const threadDraftsKey = storedKey(threadDraftsName, threadDrafts);
