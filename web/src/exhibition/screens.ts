import type { ExhibitionPhase } from '@fairhall/core/exhibition/phase';
import { screen } from '../page/screens.ts';

type ReadPages = typeof import('./read-pages.ts');

const read = (name: keyof ReadPages) =>
  screen(
    async () => (await import('./read-pages.ts'))[name],
    'src/exhibition/read-pages.ts',
    ['catalogue', 'exhibition'],
    {
      slots: ['expoAction', 'follow'],
      hasActionBar: true,
      isRead: true,
    },
  );

/** The pages of this feature by their routes. */
export const exhibitionScreens = {
  expoHome: read('expoHome'),
  expoExhibitors: read('expoExhibitors'),
  expoSpotlightExhibitors: read('expoSpotlightExhibitors'),
  expoSite: read('expoSite'),
  showSite: read('expoSite'),
  eshow: read('eshow'),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof exhibitionScreens, true> {}
}

declare module '../page/slots.ts' {
  interface Slots {
    /**
     * The first thing that an exhibition asks of a visitor in its phase: in its head, or in the bar at the foot of a phone.
     * `exhibitorsHref` leads to who exhibits, for phases that ask nothing else.
     */
    expoAction: {
      readonly exhibitionId: string;
      readonly phase: ExhibitionPhase;
      readonly place: 'head' | 'bar';
      readonly exhibitorsHref: string;
    };
  }
}
