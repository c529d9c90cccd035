import { keptUntilLogout } from '../ports/stored-name.ts';
import { DRAFTS_LIFE_MS } from './limits.ts';

/** What was typed in threads and not sent. A link of a mail opens a tab of its own, so it outlives the visit. */
export const threadDraftsName = keptUntilLogout('thread_drafts', DRAFTS_LIFE_MS);
