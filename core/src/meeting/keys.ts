import * as z from 'zod/mini';
import { storedKey } from '../ports/storage.ts';
import { ASKED_MAX } from './limits.ts';
import { meetingExhibitorsName } from './stored-names.ts';

/** Ids of exhibitors who were asked for a meeting, the latest last. */
const asked = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(ASKED_MAX));

export const meetingExhibitorsKey = storedKey(meetingExhibitorsName, asked);
