import * as z from 'zod/mini';
import { defineStoredKey } from '../ports/storage.ts';
import { MEETING_EXHIBITORS_MAX } from './limits.ts';
import { meetingExhibitorsName } from './stored-names.ts';

/** Ids of exhibitors with a meeting request, the latest last. */
const exhibitorIds = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MEETING_EXHIBITORS_MAX));

export const meetingExhibitorsKey = defineStoredKey(meetingExhibitorsName, exhibitorIds);
