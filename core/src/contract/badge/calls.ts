import * as z from 'zod/mini';
import { MAX_VIP_STANDS } from '../../site/exhibition-codes.ts';
import { INDUSTRY_KEYS } from '../../site/industries.ts';
import { read } from '../call.ts';
import { id } from '../fields.ts';
import { badgeNo } from '../preregistration/calls.ts';
import { MAX_TAG } from '../rfq/tag-limits.ts';

/** A buyer's VIP tier at an exhibition. D-32 */
export const BADGE_VIP_TIERS = ['none', 'vip', 'sVip'] as const;

/** Tag codes, joined by commas as on the wire; '' if there are none. */
const tagCodes = z
  .string()
  .check(z.regex(new RegExp(`^(?:[A-Za-z0-9]{1,32}(?:,[A-Za-z0-9]{1,32}){0,${MAX_TAG - 1}})?$`)));

/** A badge as its holder gets it. Days are yyyy-mm-dd at the venue. */
export const badgeRecord = z.object({
  /** Absent in older caches on devices. */
  registrationId: z.optional(z.string()),
  badgeNo: z.string(),
  /** The text of the badge's QR code, signed by the exhibition. D-31 */
  text: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  /** ISO 3166-1 alpha-2; '' if the country is unknown. */
  countryCode: z.string(),
  exhibitionId: z.string(),
  /** The exhibition's site, for links to its pages. Absent in older caches on devices. */
  websiteId: z.optional(z.int()),
  /** In the language of the call. */
  exhibitionName: z.string(),
  industry: z.enum(INDUSTRY_KEYS),
  inshowStartDate: z.string(),
  inshowEndDate: z.string(),
  /** Absent if the tier was not looked up. D-32 */
  tier: z.optional(z.enum(BADGE_VIP_TIERS)),
  /** The exhibition is over, and the badge is no longer sent by email. */
  isOver: z.optional(z.boolean()),
  /**
   * False for a badge that the caller registered for another person. Only that person sees who scanned it and decides
   * which data is shared. Absent if this was not looked up. D-33 THR-33
   */
  isOwn: z.optional(z.boolean()),
  /**
   * Whether the badge's email address is unconfirmed, because no link sent to it was opened; the badge's code says so
   * too. Absent for a confirmed address. D-31
   */
  isUnconfirmed: z.optional(z.boolean()),
});

export type BadgeRecord = z.output<typeof badgeRecord>;

const callDefaults = { client: 'micro', cacheMs: 0 } as const;

/** Badges of people who are registered for an exhibition. */
export const badge = {
  /**
   * All badges of the buyer, at most 40: the next exhibition first and past ones last; within an exhibition the buyer's
   * own badge comes before those of colleagues whom the buyer registered. D-31 D-33
   */
  own: read({
    ...callDefaults,
    id: 'API-298',
    path: 'blade-pre-registration/badge/own',
    access: 'buyer',
    input: z.strictObject({}),
    output: z.array(badgeRecord),
    requirements: ['R-2.115', 'D-31'],
  }),
  /**
   * The caller's badge of an exhibition: the buyer's, or that of the browser that registered without a login; null if
   * there is none. Of several badges it returns the one with `badgeNo`, else the caller's own. D-31 D-33
   */
  ofExhibition: read({
    ...callDefaults,
    id: 'API-299',
    path: 'blade-pre-registration/badge/ofExhibition',
    access: 'visitor',
    input: z.strictObject({ exhibitionId: id, badgeNo: z.optional(badgeNo) }),
    output: z.nullable(badgeRecord),
    requirements: ['D-31', 'D-33'],
  }),
  /**
   * The stands that match a registered buyer's interests, and the buyer's VIP checks. The misspelling `bagdeNo` is the
   * wire name. Only tags that the buyer has chosen count. A badge that is not the caller's own gets a response without
   * matches.  D-32 A-08 THR-31
   */
  checkVip: read({
    ...callDefaults,
    id: 'API-35',
    path: 'blade-pre-registration/offline/checkVIP',
    access: 'visitor',
    input: z.strictObject({
      limit: z.int().check(z.positive(), z.maximum(MAX_VIP_STANDS)),
      bagdeNo: badgeNo,
      exhibitionId: id,
      tagCodes,
    }),
    output: z.object({
      booths: z
        .array(
          z.object({
            standNo: z.string(),
            supplierId: z.string(),
            supplierName: z.string(),
            hall: z.optional(z.string()),
            /** Path of a picture of one of the exhibitor's products; '' if there is none. */
            image: z.optional(z.string()),
          }),
        )
        .check(z.maxLength(MAX_VIP_STANDS)),
      checkSVIP: z.boolean(),
      checkVIP: z.boolean(),
    }),
    requirements: ['R-7.035', 'R-7.079', 'R-3.045', 'R-3.046'],
  }),
};
