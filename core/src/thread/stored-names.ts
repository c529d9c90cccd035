import { defineNameUntilLogout } from '../ports/stored-name.ts';
import { DRAFT_LIFE_MS } from './limits.ts';

/**
 * Name of the messages typed in threads but not sent. A link in an email opens its own tab, so the value outlives the
 * visit.
 */
export const threadDraftsName = defineNameUntilLogout('thread_drafts', DRAFT_LIFE_MS);
