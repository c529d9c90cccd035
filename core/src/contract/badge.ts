import * as z from 'zod/mini';
import { INDUSTRY_KEYS } from '../site/industries.ts';
import { read } from './call.ts';
import { id } from './fields.ts';

/** A badge as its wearer is given it. Days are yyyy-mm-dd at the venue. */
export const ownBadge = z.object({
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
});

export type OwnBadge = z.output<typeof ownBadge>;

const shared = { client: 'micro', cacheMs: 0 } as const;

/** Badges of those who are registered for an exhibition. */
export const badge = {
  /** All badges of the buyer: the next show first and those that are over last, 20 at most. D-31 */
  own: read({
    ...shared,
    id: 'API-298',
    path: 'blade-pre-registration/badge/own',
    access: 'buyer',
    input: z.strictObject({}),
    output: z.array(ownBadge),
    requirements: ['R-2.115', 'D-31'],
  }),
  /**
   * The caller's own badge of an exhibition: the buyer's, or that of the browser which registered without a login; null where
   * there is none. D-31 D-33
   */
  ofExhibition: read({
    ...shared,
    id: 'API-299',
    path: 'blade-pre-registration/badge/ofExhibition',
    access: 'visitor',
    input: z.strictObject({ exhibitionId: id }),
    output: z.nullable(ownBadge),
    requirements: ['D-31', 'D-33'],
  }),
};
