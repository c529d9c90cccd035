import { defineNameUntilLogout } from '../ports/stored-name.ts';

/** Which exhibitors were asked for a meeting here. */
export const meetingExhibitorsName = defineNameUntilLogout('meeting_exhibitors');
