import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes.    */
export const badgeScreens = {
  badgeView: screen(() => import('./badge-view.screen.ts'), 'src/badge/badge-view.screen.ts', [
    'badge',
    'badgeSharing',
  ]),
  myBadge: screen(() => import('./my-badge.screen.ts'), 'src/badge/my-badge.screen.ts', ['badge', 'badgeSharing']),
  scanBadge: screen(() => import('./scan-badge.screen.ts'), 'src/badge/scan-badge.screen.ts', ['badge']),
  badgeDownload: screen(() => import('./badge-download.screen.ts'), 'src/badge/badge-download.screen.ts', ['badge']),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof badgeScreens, true> {}
}
