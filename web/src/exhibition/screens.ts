import type { ExhibitionPhase } from '@fairhall/core/exhibition/phase';
import { screen } from '../page/screens.ts';
import type { SlotName } from '../page/slots.ts';

type HomePages = typeof import('./home-pages.ts');
type ReadPages = typeof import('./read-pages.ts');

const HEADER_SLOTS = ['expoAction', 'follow'] as const;
const LIST_SLOTS = [...HEADER_SLOTS, 'plan'] as const;

/** Creates the screen of an exhibition's first page. */
const createHomeScreen = (name: keyof HomePages) =>
  screen(
    async () => (await import('./home-pages.ts'))[name],
    'src/exhibition/home-pages.ts',
    ['catalogue', 'exhibition'],
    { slots: HEADER_SLOTS, hasActionBar: true, isRead: true },
  );

/** Creates the screen of another page of an exhibition, or without slots of a page that belongs to none. */
const createReadScreen = (name: keyof ReadPages, slots: readonly SlotName[]) =>
  screen(
    async () => (await import('./read-pages.ts'))[name],
    'src/exhibition/read-pages.ts',
    ['catalogue', 'exhibition'],
    { slots, hasActionBar: slots.length > 0, isRead: true },
  );

/** The industry pages for global buyers. */
type IndustryPages = typeof import('./industry-pages.ts');

const createIndustryScreen = (name: keyof IndustryPages, slots: readonly SlotName[] = ['follow']) =>
  screen(
    async () => (await import('./industry-pages.ts'))[name],
    'src/exhibition/industry-pages.ts',
    ['catalogue', 'exhibition', 'industryExpo'],
    { slots, hasActionBar: slots.length > 0, isRead: true },
  );

/** The pages of this feature by their routes. */
export const exhibitionScreens = {
  expoHome: createHomeScreen('expoHome'),
  expoExhibitors: createReadScreen('expoExhibitors', LIST_SLOTS),
  expoSpotlightExhibitors: createReadScreen('expoSpotlightExhibitors', LIST_SLOTS),
  expoTheme: createReadScreen('expoTheme', LIST_SLOTS),
  expoSite: createHomeScreen('expoSite'),
  showSite: createHomeScreen('expoSite'),
  eshow: createHomeScreen('eshow'),
  exhibitions: createReadScreen('exhibitions', []),
  digitalShow: createReadScreen('digitalShow', []),
  fair: createReadScreen('fair', []),
  industryHome: createIndustryScreen('industryHome'),
  industryExhibitors: createIndustryScreen('industryExhibitors', ['follow', 'plan']),
  industryIntro: createIndustryScreen('industryIntro'),
  industryHistory: createIndustryScreen('industryHistory'),
  industryMap: createIndustryScreen('industryMap'),
  industryContact: createIndustryScreen('industryContact'),
  industryWhyExhibit: createIndustryScreen('industryWhyExhibit'),
  industryWhyAttend: createIndustryScreen('industryWhyAttend'),
  industryVipBuyers: createIndustryScreen('industryVipBuyers'),
  industryNewsList: createIndustryScreen('industryNewsList'),
  industryNews: createIndustryScreen('industryNews'),
  onsiteExpoList: createIndustryScreen('onsiteExpoList', []),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof exhibitionScreens, true> {}
}

declare module '../page/slots.ts' {
  interface Slots {
    /**
     * The main button of an exhibition in its phase: in its header, in the bar at the foot of a phone, or at the end of
     * its tabs. `exhibitorsHref` leads to its exhibitors, for phases without another action.
     */
    expoAction: {
      readonly exhibitionId: string;
      readonly phase: ExhibitionPhase;
      readonly place: 'head' | 'bar' | 'tabs';
      readonly exhibitorsHref: string;
    };
  }
}
