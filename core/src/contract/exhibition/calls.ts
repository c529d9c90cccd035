import * as z from 'zod/mini';
import { INDUSTRY_KEYS } from '../../site/industries.ts';
import { CACHE_MS } from '../cache-lives.ts';
import { read } from '../call.ts';
import { supplierRow } from '../catalogue/calls.ts';
import { countryId, id, page, pageNo, text } from '../fields.ts';
import { ENTRY_TYPES, EVENT_CODE_MAX, HALL_MAX, POPUP_MODES, STAND_BATCH_MAX } from './limits.ts';

const websiteId = z.int().check(z.nonnegative());
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const industry = z.enum(INDUSTRY_KEYS);
const status = z.literal([0, 1, 2]);
const phase = z.literal([0, 1, 2, 3, 4, 5]);

/** An exhibition as every list and page shows it, by the language of the call where its texts are written in it. */
const exhibitionFacts = z.object({
  exhibitionId: z.string(),
  websiteId: z.int(),
  name: z.string(),
  nameEn: z.string(),
  /** In the language of the country it is in. */
  nameLocal: z.string(),
  industry,
  /** Ids of pictures; '' where there is none. */
  icon: z.string(),
  banner: z.string(),
  /** Separated by commas. */
  tagCategoryIds: z.string(),
  /** HH:mm at the venue, of every day; '' where none is set. */
  startTime: z.string(),
  endTime: z.string(),
  /** The first and the last day at the venue. */
  inshowStartDate: day,
  inshowEndDate: day,
  /** The venue's time zone, an IANA name. */
  timeZone: z.string(),
  googleMapUrl: z.string(),
  location: z.string(),
  /** The path of its page on its country's site, with the base path. */
  exhibitionUrl: z.string(),
  /** The event code of its industry; '' for one that has none. */
  type: z.string(),
  /** COMING 0, OPENING 1, COMPLETED 2, by the day at the venue. */
  status,
  /** As the operator says, else by the day at the venue. */
  phase,
  /** In addresses; '' where there is none. */
  shortName: z.string(),
  countryId,
  intro: z.string(),
  /** What it is about; `categoryId` of the goods that belong to a theme, '' where none do. */
  themes: z.array(z.object({ themeId: z.string(), title: z.string(), categoryId: z.string() })),
});

type WithEitherId = { readonly id?: unknown; readonly exhibitionId?: unknown };

/** The same with its id under its own name and as a text, where a gateway calls it `id` or sends a number. */
const withExhibitionId = z.transform((answer: unknown) => {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { id: alias, exhibitionId = alias, ...rest } = answer as WithEitherId;
  return { ...rest, exhibitionId: typeof exhibitionId === 'number' ? String(exhibitionId) : exhibitionId };
});

/** */
export const exhibitionRow = z.pipe(withExhibitionId, exhibitionFacts);

export const hall = z.object({ hall: z.string(), name: z.string() });

/** What its own page shows besides. Counts are of what is there now. */
export const exhibitionDetail = z.pipe(
  withExhibitionId,
  z.object({
    ...exhibitionFacts.shape,
    halls: z.array(hall),
    figures: z.object({ exhibitors: z.int(), countries: z.int(), goods: z.int() }),
  }),
);

/** An exhibitor: a supplier's row with its stand. `spotlight` is paid for at this exhibition. */
export const exhibitor = z.object({
  ...supplierRow.shape,
  standNo: z.string(),
  hall: z.string(),
  /** Of its tags, those that this exhibition's lists may be narrowed by. */
  tags: z.array(z.object({ code: z.string(), name: z.string() })),
});

const exhibitorPage = z.object({
  ...page(exhibitor).shape,
  /** Of what the words and tags find, in which halls; those without any too. */
  halls: z.array(z.object({ ...hall.shape, count: z.int() })),
  /** The commonest tags of the exhibitors found. */
  tags: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
});

/** What is known of a hall's plan: who has which stand. Where a stand lies is told by its number alone. */
export const hallPlan = z.object({
  /** Every hall in which somebody exhibits, and how many stands it has, by the halls' numbers. */
  halls: z.array(z.object({ ...hall.shape, count: z.int() })),
  /** The hall whose stands these are; '' where nobody exhibits. */
  hall: z.string(),
  /** By their numbers; without the exhibitor's id and name where it has no page. */
  stands: z.array(
    z.object({ standNo: z.string(), supplierId: z.optional(z.string()), supplierName: z.optional(z.string()) }),
  ),
});

const config = z.object({
  exhibitionId: z.string(),
  /** The pre-registration form's version; absent where the usual one holds. A-02 */
  pageVersion: z.optional(z.int()),
  popupMode: z.enum(POPUP_MODES),
  phase,
  /** Whether visitors are parted between two versions of the pre-registration form. */
  abPreRegister: z.boolean(),
  entryTypes: z.array(z.enum(ENTRY_TYPES)),
  maxTag: z.int(),
});

export type Exhibition = z.output<typeof exhibitionRow>;
export type ExhibitionDetail = z.output<typeof exhibitionDetail>;
export type Exhibitor = z.output<typeof exhibitor>;
export type ExhibitorPage = z.output<typeof exhibitorPage>;
export type HallPlan = z.output<typeof hallPlan>;

const PATH = 'blade-digital-expo';

/**
 * Exhibitions with their exhibitors. One that is not published is answered by no call. They are no part of `contract`, whose
 * schemas every page loads.
 */
export const exhibition = {
  /**
   * One exhibition: of this id, else the current one of a site and an event code, else of a site. `current` is the nearest one
   * that is not over, else the one that ended last. '404' where there is none, '400' where nothing says which. A-45
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
   * Exhibitions to tell a visitor of, the pinned ones first and then the nearest: with ageing 1 those that are open or begin
   * within sixty days, with 0 all that are not over. The international site's are everybody's.  D-56
   */
  recommended: read({
    id: 'API-81',
    client: 'micro',
    path: `${PATH}/exhibition/recommended`,
    input: z.strictObject({
      websiteId: z.optional(websiteId),
      countryId: z.optional(countryId),
      ageing: z.union([z.literal(0), z.literal(1)]),
    }),
    output: z.array(exhibitionRow),
    requirements: ['R-3.005', 'R-4.054', 'R-4.055'],
  }),
  /** Who exhibits, by hall and stand, 20 a page. '404' for an exhibition that there is not.  */
  exhibitors: read({
    id: 'API-82',
    client: 'micro',
    path: `${PATH}/exhibitor/list`,
    input: z.strictObject({
      exhibitionId: id,
      /** In the exhibitor's name, what it mainly makes, or its stand. */
      keyword: z.optional(text(200)),
      /** Exhibitors with any of these. */
      tagCodes: z.optional(z.array(id).check(z.maxLength(10))),
      hall: z.optional(text(HALL_MAX)),
      /** Exhibitors with products of this theme of the exhibition; nobody where it has no such theme. */
      themeId: z.optional(id),
      spotlight: z.optional(z.boolean()),
      /** The stand of one exhibitor. */
      supplierId: z.optional(id),
      /** The first letter of the English name. */
      letter: z.optional(z.string().check(z.regex(/^[a-z]$/))),
      pageNo: z._default(pageNo, 1),
    }),
    output: exhibitorPage,
    requirements: ['R-2.132', 'R-2.133', 'R-2.134', 'R-1.015'],
  }),
  /**
   * The stands of a hall and who has them, of the first hall where none is asked for or that one has no exhibitors; names in
   * the reader's language, else in English. '404' for an exhibition that there is not. D-28
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
   * Where these suppliers stand at an exhibition, in no order; who does not exhibit there is left out, and nobody does at an
   * exhibition that there is not. For the plates on a page's cards.
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
  /** Exhibitions, the pinned ones first, then those that are open, that come and that are over; 20 a page. D-56 */
  list: read({
    id: 'API-89',
    client: 'micro',
    path: `${PATH}/exhibition/list`,
    input: z.strictObject({
      websiteId: z.optional(websiteId),
      industry: z.optional(industry),
      phase: z.optional(z.int().check(z.positive(), z.maximum(5))),
      /** In its name or its location. */
      keyword: z.optional(text(200)),
      pageNo: z._default(pageNo, 1),
    }),
    output: page(exhibitionRow),
    requirements: ['D-56'],
  }),
  /** The current e-show of an event code, in a country by its name in addresses or anywhere. '404' for none.  */
  eshow: read({
    id: 'API-87',
    client: 'micro',
    path: `${PATH}/eshow/detail`,
    input: z.strictObject({ shortName: text(EVENT_CODE_MAX), country: z.optional(text(40)) }),
    output: exhibitionDetail,
    requirements: ['R-2.137', 'R-2.138'],
  }),
  /** How an exhibition is set up. */
  config: read({
    id: 'API-39',
    client: 'micro',
    path: 'blade-pre-registration-backstage/exhibition/config',
    input: z.strictObject({ exhibitionId: id }),
    output: config,
    cacheMs: CACHE_MS.exhibitionConfig,
    requirements: ['R-9.029'],
  }),
};
