import { screen } from '../../page/screens.ts';

/** The supplier's pages of this feature by their routes. */
export const supplierMeetingScreens = {
  supplierMeetings: screen(() => import('./meetings.screen.ts'), 'src/meeting/supplier/meetings.screen.ts', [
    'supplierSite',
  ]),
  supplierMeetingAnswer: screen(
    () => import('./meeting-answer.screen.ts'),
    'src/meeting/supplier/meeting-answer.screen.ts',
    ['meetingSupplier', 'supplierSite'],
  ),
} as const;

declare module '../../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof supplierMeetingScreens, true> {}
}
