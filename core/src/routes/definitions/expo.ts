import { AUDIENCE_BUYERS, COUNTRY_BUYERS, type RouteDefinition } from '../definition.ts';

/** Returns all forms of an exhibition's home address, each with `rest` appended. …, D-13 */
const withRest = <const Rest extends string>(rest: Rest) =>
  [
    `/{exhibitionType:expoPrefix}{websiteEnName}_{exhibitionId}${rest}`,
    `/{promotion}/{exhibitionType:expoPrefix}{websiteEnName}_{exhibitionId}${rest}`,
    `/exhibition_{exhibitionId}${rest}`,
    `/{promotion}/exhibition_{exhibitionId}${rest}`,
    `/{affiliate}/{exhibitionType}{websiteEnName:japan}_{exhibitionId}${rest}`,
  ] as const;

const PREFILL = ['preRegisterForm', 'preRegisterSplit', 'pretoken', 'deviceId', 'canvasDebug'] as const;

/** Exhibitions for the buyers of a country, and the calendar of all exhibitions for all buyers. …, D-13, D-87 */
export const exhibitionRoutes = {
  expoHome: {
    patterns: [...withRest(''), ...withRest('.html'), ...withRest('/')],
    audiences: COUNTRY_BUYERS,
    query: [...PREFILL, 'activeTab', 'hall'],
  },
  expoBookStand: { patterns: withRest('[.html]/book-stand'), audiences: COUNTRY_BUYERS },
  expoPlanner: {
    patterns: withRest('[.html]/planner'),
    audiences: COUNTRY_BUYERS,
    personal: true,
    query: ['day', 'view'],
  },
  expoMeeting: {
    patterns: withRest('[.html]/meeting/{supplierId}'),
    audiences: COUNTRY_BUYERS,
    personal: true,
  },
  expoPreRegister: { patterns: withRest('[.html]/{status}'), audiences: COUNTRY_BUYERS, query: PREFILL },
  expoPreRegisterForm: { patterns: withRest('[.html]/pre-register-form'), audiences: COUNTRY_BUYERS, query: PREFILL },
  expoExhibitors: {
    patterns: withRest('[.html]/exhibitors'),
    audiences: COUNTRY_BUYERS,
    query: ['keyword', 'hall', 'tagCode', 'letter', 'pageNo'],
  },
  expoSpotlightExhibitors: {
    patterns: withRest('[.html]/spotlight-exhibitors'),
    audiences: COUNTRY_BUYERS,
    query: ['keyword', 'pageNo'],
  },
  expoTheme: { patterns: withRest('[.html]/theme_{themeId}'), audiences: COUNTRY_BUYERS, query: ['pageNo'] },
  expoLotteryWheel: { patterns: withRest('[.html]/lotterywheel'), audiences: COUNTRY_BUYERS, personal: true },
  expoSharingEvents: { patterns: withRest('[.html]/sharing-events'), audiences: COUNTRY_BUYERS, personal: true },
  exhibitions: {
    patterns: ['/exhibitions'],
    audiences: AUDIENCE_BUYERS,
    query: ['countryId', 'month', 'pageNo'],
  },
  expoSite: { patterns: ['/expo{websiteEnName}'], audiences: COUNTRY_BUYERS },
  showSite: { patterns: ['/show_{websiteEnName}'], audiences: COUNTRY_BUYERS },
  fair: { patterns: ['/fair{websiteEnName}_{pageId}'], audiences: COUNTRY_BUYERS },
  eshow: {
    patterns: ['/eshow_{shortName}', '/eshow{websiteEnName}_{shortName}'],
    audiences: COUNTRY_BUYERS,
  },
  popupBookStand: { patterns: ['/popup{websiteEnName}/book-stand'], audiences: COUNTRY_BUYERS },
  popupPreRegister: {
    patterns: ['/affiliate/popupjapan/preregister'],
    audiences: COUNTRY_BUYERS,
    query: PREFILL,
  },
} as const satisfies Record<string, RouteDefinition>;
