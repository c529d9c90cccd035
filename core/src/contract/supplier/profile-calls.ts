import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { replyFigures, supplierVerification } from '../catalogue/calls.ts';
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

/** A supplier's texts in one language; all of them are required. */
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
  /** The contact address, for emails when no member has an account; '' if there is none. */
  email: z.union([z.literal(''), email]),
  /** The language of emails to the supplier; '' if it has not chosen one. */
  lang: text(10),
  timeZone: text(TIME_ZONE_MAX),
  hours: businessHours,
};

/** A supplier's profile as its members see it. */
export const profile = z.object({
  ...profileInput,
  hours: z.object(businessHours.shape),
  // The limits do not apply here, since older profiles that exceed them must still be shown.
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
  /** Identifies the loaded profile: it changes with the profile. */
  version: z.string(),
  /** Whether the caller may change it. */
  canEdit: z.boolean(),
  /** The languages of the catalogue, in which a profile can be written. */
  languages: z.array(z.string()),
  /** Names of the time zones to choose from. */
  timeZones: z.array(z.string()),
  /** Data that staff have set or verified; read-only here. */
  countryCode: z.string(),
  light: z.enum(['red', 'yellow', 'green']),
  proofs: z.array(supplierVerification),
  /** Null for too few enquiries. */
  reply: z.nullable(replyFigures),
});

export type Profile = z.output<typeof profile>;

/** Calls of a supplier's members about its profile. D-65 D-52 */
export const supplierProfile = {
  /** The supplier's profile and contact settings, for all its members. */
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
   * Overwrites the profile. '403' without manage permission; '409' if it was changed since `version`; '400' without
   * English texts, for an unknown language or time zone, a founding year in the future, or business hours that end
   * before they begin.
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
