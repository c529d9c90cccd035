import * as z from 'zod/mini';
import { INDUSTRY_KEYS } from '../../site/industries.ts';
import { CACHE_MS } from '../cache-lives.ts';
import { read } from '../call.ts';
import { supplierRow } from '../catalogue/calls.ts';
import { countryId, id, page, pageNo, text } from '../fields.ts';
import { HALL_DOOR_KINDS, HALL_SIDES } from './hall-geometry.ts';
import { ENTRY_TYPES, EVENT_CODE_MAX, HALL_MAX, POPUP_MODES, STAND_BATCH_MAX } from './limits.ts';
import { EXHIBITION_PATHS } from './paths.ts';

const websiteId = z.int().check(z.nonnegative());
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const industry = z.enum(INDUSTRY_KEYS);
const status = z.literal([0, 1, 2]);
const phase = z.literal([0, 1, 2, 3, 4, 5]);

/** An exhibition in lists and on pages, in the language of the call if its texts exist in it. */
const exhibitionFacts = z.object({
  exhibitionId: z.string(),
  websiteId: z.int(),
  name: z.string(),
  nameEn: z.string(),
  /** In the language of the host country. */
  nameLocal: z.string(),
  industry,
  /** Ids of pictures; '' if there is none. */
  icon: z.string(),
  banner: z.string(),
  /** Separated by commas. */
  tagCategoryIds: z.string(),
  /** Daily hours HH:mm at the venue; '' if not set. */
  startTime: z.string(),
  endTime: z.string(),
  /** First and last day at the venue. */
  inshowStartDate: day,
  inshowEndDate: day,
  /** The venue's time zone, an IANA name. */
  timeZone: z.string(),
  googleMapUrl: z.string(),
  location: z.string(),
  /** The path of its page on its country's site, with the base path. */
  exhibitionUrl: z.string(),
  /** The event code of its industry; '' if it has none. */
  type: z.string(),
  /** COMING 0, OPENING 1, COMPLETED 2, according to the day at the venue. */
  status,
  /** The phase that the operator set, else according to the day at the venue. */
  phase,
  /** The name in addresses; '' if there is none. */
  shortName: z.string(),
  countryId,
  intro: z.string(),
  /** The themes of the exhibition; `categoryId` is the category of a theme's products, '' if it has none. */
  themes: z.array(z.object({ themeId: z.string(), title: z.string(), categoryId: z.string() })),
});

type WithEitherId = { readonly id?: unknown; readonly exhibitionId?: unknown };

/** Normalises the id to the text `exhibitionId`, since some gateways call it `id` or send a number. */
const withExhibitionId = z.transform((answer: unknown) => {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { id: alias, exhibitionId = alias, ...rest } = answer as WithEitherId;
  return { ...rest, exhibitionId: typeof exhibitionId === 'number' ? String(exhibitionId) : exhibitionId };
});

/** */
export const exhibitionRow = z.pipe(withExhibitionId, exhibitionFacts);

export const hall = z.object({ hall: z.string(), name: z.string() });

/** Additional data for the exhibition's own page. Counts are current. */
export const exhibitionDetail = z.pipe(
  withExhibitionId,
  z.object({
    ...exhibitionFacts.shape,
    /** The halls with exhibitors, ordered by hall number; all halls while there are no exhibitors. */
    halls: z.array(hall),
    figures: z.object({ exhibitors: z.int(), countries: z.int(), goods: z.int() }),
  }),
);

/** An exhibitor: a supplier's row with its stand. `spotlight` is a paid placement at this exhibition. */
export const exhibitor = z.object({
  ...supplierRow.shape,
  standNo: z.string(),
  hall: z.string(),
  /** The supplier's tags that are filters in this exhibition's lists. */
  tags: z.array(z.object({ code: z.string(), name: z.string() })),
});

const exhibitorPage = z.object({
  ...page(exhibitor).shape,
  /** The halls with exhibitors, ordered by hall number; `count` is of those that match keyword and tags, and may be 0. */
  halls: z.array(z.object({ ...hall.shape, count: z.int() })),
  /** The most frequent tags of the matching exhibitors. */
  tags: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
});

const metres = z.number().check(z.nonnegative());
const box = { x: metres, y: metres, width: metres, depth: metres };

/** The size of a hall in metres, with its doors and facilities. `x` counts from the left, `y` from the top. */
const hallGeometry = z.object({
  width: metres,
  depth: metres,
  /** `at` is the distance from the left or upper end of its side. */
  doors: z.array(
    z.object({
      kind: z.enum(HALL_DOOR_KINDS),
      side: z.enum(HALL_SIDES),
      at: metres,
      width: metres,
      label: z.string(),
    }),
  ),
  /** `name` is one of `HALL_FACILITY_KINDS`, or a name as the organiser wrote it. */
  facilities: z.array(z.object({ ...box, name: z.string() })),
});

/**
 * The plan of a hall: its stands and their exhibitors. Without `geometry` and `place`, which not every organiser gives,
 * a stand's position is known only by its number.
 */
export const hallPlan = z.object({
  /** Every hall with exhibitors and its number of stands, ordered by hall number. */
  halls: z.array(z.object({ ...hall.shape, count: z.int() })),
  /** The hall of these stands; '' if there are no exhibitors. */
  hall: z.string(),
  geometry: z.optional(hallGeometry),
  /** Ordered by stand number; without supplier id and name if the exhibitor has no page. */
  stands: z.array(
    z.object({
      standNo: z.string(),
      supplierId: z.optional(z.string()),
      supplierName: z.optional(z.string()),
      /** In metres; `open` are the sides without a wall. */
      place: z.optional(z.object({ ...box, open: z.array(z.enum(HALL_SIDES)) })),
    }),
  ),
});

const config = z.object({
  exhibitionId: z.string(),
  /** The version of the pre-registration form; absent for the default version. A-02 */
  pageVersion: z.optional(z.int()),
  popupMode: z.enum(POPUP_MODES),
  phase,
  /** Whether visitors are split between two versions of the pre-registration form. */
  abPreRegister: z.boolean(),
  entryTypes: z.array(z.enum(ENTRY_TYPES)),
  maxTag: z.int(),
});

/**
 * Exhibitions that are not over, by first day, with the filters of the list. Each filter counts the exhibitions that the
 * other filters let through; its chosen value is always there.
 */
const calendarPage = z.object({
  ...page(exhibitionRow).shape,
  /** The countries by code; `code` has two letters. */
  countries: z.array(z.object({ countryId, code: z.string(), count: z.int() })),
  /** In the order of the industries. */
  industries: z.array(z.object({ industry, count: z.int() })),
  /** The months with at least one show day as yyyy-mm, in order. */
  months: z.array(z.object({ month: z.string(), count: z.int() })),
});

export type Exhibition = z.output<typeof exhibitionRow>;
export type ExhibitionDetail = z.output<typeof exhibitionDetail>;
export type Exhibitor = z.output<typeof exhibitor>;
export type ExhibitorPage = z.output<typeof exhibitorPage>;
export type CalendarPage = z.output<typeof calendarPage>;
export type HallPlan = z.output<typeof hallPlan>;

const PATH = 'blade-digital-expo';

/**
 * Exhibitions with their exhibitors. No call returns an unpublished exhibition. These calls are not part of `contract`,
 * whose schemas every page loads.
 */
export const exhibition = {
  /**
   * One exhibition: by id, else the current one by site and event code, else by site. `current` is the nearest one that
   * is not over, else the one that ended last. '404' if there is none, '400' if the input does not identify one. A-45
   */
  detail: read({
    id: 'API-80',
    client: 'micro',
    path: `${PATH}/exhibition/getExhibitionStandDetail`,
    input: z
      .strictObject({
        exhibitionId: z.optional(id),
        websiteId: z.optional(websiteId),
        type: z.optional(text(EVENT_CODE_MAX)),
      })
      .check(z.refine((query) => query.exhibitionId !== undefined || query.websiteId !== undefined, 'required')),
    output: exhibitionDetail,
    requirements: ['R-7.022', 'R-7.023', 'R-7.024', 'A-45'],
  }),
  /**
   * Exhibitions to recommend to a visitor, the pinned ones first and then the nearest: `ageing` 1 returns those that
   * are open or begin within sixty days, 0 all that are not over. Exhibitions of the international site are included
   * for every visitor.  D-56
   */
  recommended: read({
    id: 'API-81',
    client: 'micro',
    path: EXHIBITION_PATHS.recommended,
    input: z.strictObject({
      websiteId: z.optional(websiteId),
      countryId: z.optional(countryId),
      ageing: z.union([z.literal(0), z.literal(1)]),
    }),
    output: z.array(exhibitionRow),
    requirements: ['R-3.005', 'R-4.054', 'R-4.055'],
  }),
  /** The exhibitors, by hall and stand, 20 a page. '404' if the exhibition does not exist.  */
  exhibitors: read({
    id: 'API-82',
    client: 'micro',
    path: `${PATH}/exhibitor/list`,
    input: z.strictObject({
      exhibitionId: id,
      /** Matches the exhibitor's name, its main products, or its stand. */
      keyword: z.optional(text(200)),
      /** Exhibitors with at least one of these tags. */
      tagCodes: z.optional(z.array(id).check(z.maxLength(10))),
      hall: z.optional(text(HALL_MAX)),
      /** Exhibitors with products of this theme of the exhibition; empty if the theme does not exist. */
      themeId: z.optional(id),
      spotlight: z.optional(z.boolean()),
      /** Only this exhibitor, for its stand. */
      supplierId: z.optional(id),
      /** The first letter of the English name. */
      letter: z.optional(z.string().check(z.regex(/^[a-z]$/))),
      pageNo: z._default(pageNo, 1),
    }),
    output: exhibitorPage,
    requirements: ['R-2.132', 'R-2.133', 'R-2.134', 'R-1.015'],
  }),
  /**
   * The stands of a hall with their exhibitors; the first hall if none is given or the given one has no exhibitors.
   * Names are in the reader's language, else in English. '404' if the exhibition does not exist. D-28
   */
  hallPlan: read({
    id: 'API-400',
    client: 'micro',
    path: `${PATH}/exhibitor/hallPlan`,
    input: z.strictObject({ exhibitionId: id, hall: z.optional(text(HALL_MAX)) }),
    output: hallPlan,
    requirements: ['D-28'],
  }),
  /**
   * The stands of these suppliers at an exhibition, in no order. Suppliers that do not exhibit there are left out, and
   * an unknown exhibition gives an empty list. For the stand labels on a page's cards.
   */
  stands: read({
    id: 'API-403',
    client: 'micro',
    path: `${PATH}/exhibitor/stands`,
    input: z.strictObject({
      exhibitionId: id,
      supplierIds: z.array(id).check(z.minLength(1), z.maxLength(STAND_BATCH_MAX)),
    }),
    output: z.object({
      stands: z.array(z.object({ supplierId: z.string(), hall: z.string(), standNo: z.string() })),
    }),
    requirements: ['R-1.015'],
  }),
  /** Exhibitions, the pinned ones first, then open, coming and past ones; 20 a page. D-56 */
  list: read({
    id: 'API-89',
    client: 'micro',
    path: `${PATH}/exhibition/list`,
    input: z.strictObject({
      websiteId: z.optional(websiteId),
      industry: z.optional(industry),
      phase: z.optional(z.int().check(z.positive(), z.maximum(5))),
      /** Matches its name or location. */
      keyword: z.optional(text(200)),
      pageNo: z._default(pageNo, 1),
    }),
    output: page(exhibitionRow),
    requirements: ['D-56'],
  }),
  /** The calendar: exhibitions of all sites that are not over, the nearest first, 20 a page. D-87 */
  calendar: read({
    id: 'API-516',
    client: 'micro',
    path: `${PATH}/exhibition/calendar`,
    input: z.strictObject({
      countryId: z.optional(countryId),
      industry: z.optional(industry),
      /** Exhibitions with at least one show day in this month, yyyy-mm; none in any other text. */
      month: z.optional(text(7)),
      pageNo: z._default(pageNo, 1),
    }),
    output: calendarPage,
    requirements: ['D-87'],
  }),
  /**
   * The current e-show of an event code, in a country (by its name in addresses) or in any. '404' if there is none.
   *
   */
  eshow: read({
    id: 'API-87',
    client: 'micro',
    path: `${PATH}/eshow/detail`,
    input: z.strictObject({ shortName: text(EVENT_CODE_MAX), country: z.optional(text(40)) }),
    output: exhibitionDetail,
    requirements: ['R-2.137', 'R-2.138'],
  }),
  /** The settings of an exhibition. */
  config: read({
    id: 'API-39',
    client: 'micro',
    path: EXHIBITION_PATHS.config,
    input: z.strictObject({ exhibitionId: id }),
    output: config,
    cacheMs: CACHE_MS.exhibitionConfig,
    requirements: ['R-9.029'],
  }),
};
