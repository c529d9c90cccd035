import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { requiredText, text } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';

const siteId = z.int().check(z.nonnegative(), z.maximum(1_000_000));
const reason = requiredText(STAFF_REASON_MAX);

const siteSettings = z.object({
  settings: z.array(
    z.object({
      name: z.string(),
      value: z.union([z.boolean(), z.string(), z.number()]),
      /** Whether the value was set; otherwise it is the default. */
      isSet: z.boolean(),
    }),
  ),
});

/** Calls of operators about the settings of sites. D-97 */
export const configuration = {
  /** All sites with their names and where their pages are. */
  listSites: read({
    id: 'API-484',
    client: 'general',
    path: 'staff/site/list',
    access: 'support',
    input: z.strictObject({ reason: z.optional(reason) }),
    output: z.object({
      sites: z.array(
        z.object({
          siteId: z.int(),
          /** The name in addresses. */
          enName: z.string(),
          /** The two letters in short addresses. */
          abbr: z.string(),
          lang: z.string(),
          /** ISO 3166-1 numeric; '' for the international site. */
          countryId: z.string(),
          /** Whether the product ships with it; the organiser has added all others. */
          isShipped: z.boolean(),
          /** The name that people read. */
          name: z.string(),
          /** Origin and base path of its pages. */
          url: z.string(),
          /** Whether it has a host of its own; otherwise only the international site is at that address. */
          hasHost: z.boolean(),
        }),
      ),
    }),
    requirements: ['D-93', 'D-97'],
  }),
  /** All settings of a site. '404' if the site does not exist. */
  showSite: read({
    id: 'API-204',
    client: 'general',
    path: 'staff/site/show',
    access: 'support',
    input: z.strictObject({ siteId, reason: z.optional(reason) }),
    output: siteSettings,
    requirements: ['D-97'],
  }),
  /**
   * Changes some settings, all or none; the value '' restores a setting's default. Returns all settings. '404' if the
   * site does not exist; '400' with the name of an unknown setting or of one with an invalid value.
   */
  setSite: submit({
    id: 'API-205',
    client: 'general',
    path: 'staff/site/set',
    access: 'operator',
    input: z.strictObject({
      siteId,
      settings: z
        .array(z.strictObject({ name: requiredText(60), value: text(500) }))
        .check(z.minLength(1), z.maxLength(50)),
      reason,
    }),
    output: siteSettings,
    requirements: ['D-97'],
  }),
};
