import { defineNameUntilLogout } from '../ports/stored-name.ts';

/** Name of the ids of exhibitors that were asked for a meeting on this device. */
export const meetingExhibitorsName = defineNameUntilLogout('meeting_exhibitors');
