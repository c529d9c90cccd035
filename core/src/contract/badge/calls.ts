import * as z from 'zod/mini';
import { MAX_VIP_STANDS } from '../../site/exhibition-codes.ts';
import { INDUSTRY_KEYS } from '../../site/industries.ts';
import { read } from '../call.ts';
import { id } from '../fields.ts';
import { badgeNo } from '../preregistration/calls.ts';
import { MAX_TAG } from '../rfq/tag-limits.ts';

/** What a buyer may be at an exhibition. D-32 */
export const BADGE_VIP_TIERS = ['none', 'vip', 'sVip'] as const;

/** Tag codes, joined by commas as the wire has them; '' for none. */
const tagCodes = z
  .string()
  .check(z.regex(new RegExp(`^(?:[A-Za-z0-9]{1,32}(?:,[A-Za-z0-9]{1,32}){0,${MAX_TAG - 1}})?$`)));

/** A badge as its wearer is given it. Days are yyyy-mm-dd at the venue. */
export const badgeRecord = z.object({
  /** Absent in what devices kept before badges had it. */
  registrationId: z.optional(z.string()),
  badgeNo: z.string(),
  /** What its code tells, signed by the exhibition. D-31 */
  text: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  /** Two letters; '' where the country is not known. */
  countryCode: z.string(),
  exhibitionId: z.string(),
  /** In the language of the call. */
  exhibitionName: z.string(),
  industry: z.enum(INDUSTRY_KEYS),
  inshowStartDate: z.string(),
  inshowEndDate: z.string(),
  /** Absent where nobody has looked it up. D-32 */
  tier: z.optional(z.enum(BADGE_VIP_TIERS)),
  /** The exhibition is over, and the badge is not mailed any more. */
  isOver: z.optional(z.boolean()),
  /**
   * False for a badge that the caller registered for somebody else, who alone sees who scanned it and decides what is shared. Absent
   * where nobody has looked it up. D-33 THR-33
   */
  isOwn: z.optional(z.boolean()),
  /** Whether nobody has opened a link that was mailed to its address, as its code says too. Absent where somebody has. D-31 */
  isUnconfirmed: z.optional(z.boolean()),
});

export type BadgeRecord = z.output<typeof badgeRecord>;

const callDefaults = { client: 'micro', cacheMs: 0 } as const;

/** Badges of those who are registered for an exhibition. */
export const badge = {
  /**
   * All badges of the buyer: the next show first and those that are over last, of one show the buyer's own before those of colleagues
   * whom the buyer registered; 40 at most. D-31 D-33
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
   * The caller's own badge of an exhibition: the buyer's, or that of the browser which registered without a login; null where
   * there is none. Of several it is the one with this number, else the one that is about the caller. D-31 D-33
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
   * The stands that fit what a registered buyer looks for, and whether she is a VIP there. `bagdeNo` is spelt so. Of the tags
   * those count that she has told. A badge that is not the caller's own answers as one that fits nothing.  D-32
   * A-08 THR-31
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
            /** Path of the picture of something that it makes; '' for none. */
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
