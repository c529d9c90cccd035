import { screen } from '../page/screens.ts';

const meeting = screen(() => import('./meeting.screen.ts'), 'src/meeting/meeting.screen.ts', [
  'catalogue',
  'exhibition',
  'meeting',
]);

/** The pages of this feature by their routes. D-30 */
export const meetingScreens = {
  expoMeeting: meeting,
  industryMeeting: meeting,
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof meetingScreens, true> {}
}
