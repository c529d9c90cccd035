import * as z from 'zod/mini';
import { INDUSTRY_KEYS } from '../../site/industries.ts';
import { NAME_MAX } from '../account/limits.ts';
import { submit } from '../call.ts';
import { countryId, email, id, requiredText, text } from '../fields.ts';
import { mailStatus } from '../mail-status.ts';
import { phone } from '../phone.ts';
import { REGISTRATION_COMPANY_MAX } from '../preregistration/limits.ts';
import { STAND_AREA_MAX, STAND_PRODUCT_MAX, STAND_REMARK_MAX } from './limits.ts';

const industry = z.enum(INDUSTRY_KEYS);

const bookingFields = {
  company: requiredText(REGISTRATION_COMPANY_MAX),
  contactName: requiredText(NAME_MAX),
  email,
  mobile: phone,
  countryId,
  /** Square metres. */
  area: z.int().check(z.positive(), z.maximum(STAND_AREA_MAX)),
  /** The products to be exhibited. */
  product: requiredText(STAND_PRODUCT_MAX),
  remark: z.optional(text(STAND_REMARK_MAX)),
};

const bookInput = z
  .strictObject({
    ...bookingFields,
    /** Either one exhibition, or the coming one of an industry at a site. */
    exhibitionId: z.optional(id),
    industry: z.optional(industry),
    websiteId: z.optional(z.int().check(z.nonnegative())),
  })
  .check(
    z.refine(
      (query) => query.exhibitionId !== undefined || (query.industry !== undefined && query.websiteId !== undefined),
      'required',
    ),
  );
export type StandInput = z.input<typeof bookInput>;

/** Requests for a stand: nothing is booked until the organiser replies. D-54 */
export const stand = {
  /**
   * Requests a stand at an exhibition; if the exhibition is open or over, the request is for its next edition. Needs no
   * login. '404' if the exhibition does not exist, '429' over the daily number.   D-54
   */
  book: submit({
    id: 'API-85',
    client: 'micro',
    path: 'blade-digital-expo/bookStand/submit',
    access: 'visitor',
    input: bookInput,
    output: z.object({ id: z.string(), mail: z.optional(mailStatus) }),
    requirements: ['R-1.009', 'R-2.107', 'R-2.126'],
  }),
};
