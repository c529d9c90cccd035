import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { proof, replyFigures } from '../catalogue/calls.ts';
import { email, empty, requiredText, text } from '../fields.ts';
import { TIME_ZONE_MAX } from './limits.ts';
import {
  BUSINESS_TYPES,
  DAY_MINUTES,
  SUPPLIER_ABOUT_MAX,
  SUPPLIER_EMPLOYEES_MAX,
  SUPPLIER_ESTABLISHED_MAX,
  SUPPLIER_ESTABLISHED_MIN,
  SUPPLIER_MAIN_PRODUCT_MAX,
  SUPPLIER_MAIN_PRODUCTS_MAX,
  SUPPLIER_NAME_MAX,
  SUPPLIER_PROVINCE_MAX,
} from './profile-limits.ts';

/** What a supplier says of itself in one language, whole or not at all. */
const profileText = z.strictObject({
  lang: text(10),
  name: requiredText(SUPPLIER_NAME_MAX),
  province: requiredText(SUPPLIER_PROVINCE_MAX),
  mainProducts: z
    .array(requiredText(SUPPLIER_MAIN_PRODUCT_MAX))
    .check(z.minLength(1), z.maxLength(SUPPLIER_MAIN_PRODUCTS_MAX)),
  about: requiredText(SUPPLIER_ABOUT_MAX),
});

const timeOfDay = z.int().check(z.nonnegative(), z.maximum(DAY_MINUTES));

const businessHours = z.strictObject({
  /** Weekdays by ISO 8601: 1 is Monday. */
  days: z.array(z.int().check(z.positive(), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
  /** Minutes after midnight in the supplier's time zone. */
  opens: timeOfDay,
  closes: timeOfDay,
});

const profileInput = {
  texts: z.array(profileText).check(z.minLength(1), z.maxLength(20)),
  businessType: z.enum(BUSINESS_TYPES),
  established: z.int().check(z.minimum(SUPPLIER_ESTABLISHED_MIN), z.maximum(SUPPLIER_ESTABLISHED_MAX)),
  employees: z.int().check(z.positive(), z.maximum(SUPPLIER_EMPLOYEES_MAX)),
  /** Where mails go that nobody with an account gets; '' for nowhere. */
  email: z.union([z.literal(''), email]),
  /** The language it is written to; '' where it has said none. */
  lang: text(10),
  timeZone: text(TIME_ZONE_MAX),
  hours: businessHours,
};

const profile = z.object({
  ...profileInput,
  hours: z.object(businessHours.shape),
  // What was loaded before there were limits is shown all the same.
  texts: z.array(
    z.object({
      ...profileText.shape,
      name: z.string(),
      province: z.string(),
      about: z.string(),
      mainProducts: z.array(z.string()),
    }),
  ),
  established: z.int(),
  employees: z.int(),
  email: z.string(),
  /** Names what was read: it changes with the profile. */
  version: z.string(),
  /** Whether the reader may change it. */
  canEdit: z.boolean(),
  /** The languages that the catalogue is written in; a profile may be written in these. */
  languages: z.array(z.string()),
  /** Names of time zones to choose from. */
  timeZones: z.array(z.string()),
  /** What staff have set and checked, which nobody changes here. */
  countryCode: z.string(),
  light: z.enum(['red', 'yellow', 'green']),
  proofs: z.array(proof),
  /** null while there are too few enquiries to tell. */
  reply: z.nullable(replyFigures),
});

export type Profile = z.output<typeof profile>;

/** Calls of a supplier's people about what it shows of itself. D-65 D-52 */
export const supplierProfile = {
  /** What the supplier shows of itself and how it is reached, for all its people. */
  read: read({
    id: 'API-244',
    client: 'supplier',
    path: 'blade-supplier/profile/read',
    access: 'supplier',
    input: empty,
    output: profile,
    requirements: ['D-52', 'D-65'],
  }),
  /**
   * Writes it anew. '403' without the right to manage, '409' where it was changed since `version` was read, '400' without
   * English, for an unknown language or time zone, a year to come, or hours that end before they begin.
   */
  save: submit({
    id: 'API-245',
    client: 'supplier',
    path: 'blade-supplier/profile/save',
    access: 'supplier',
    input: z.strictObject({ ...profileInput, version: text(64) }),
    output: z.object({ version: z.string() }),
    requirements: ['D-52', 'D-65'],
  }),
};
