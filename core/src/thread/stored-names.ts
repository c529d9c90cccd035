import { defineNameUntilLogout } from '../ports/stored-name.ts';
import { DRAFT_LIFE_MS } from './limits.ts';

/** What was typed in threads and not sent. A link of a mail opens a tab of its own, so it outlives the visit. */
export const threadDraftsName = defineNameUntilLogout('thread_drafts', DRAFT_LIFE_MS);
