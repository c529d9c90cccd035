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
      value: z.union([z.boolean(), z.string()]),
      /** Whether it was set; else it is what holds usually. */
      isSet: z.boolean(),
    }),
  ),
});

/** How sites are set up, by operators. D-97 */
export const configuration = {
  /** All settings of a site. '404' where there is no such site. */
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
   * Sets some of them, all or none; the text '' has the usual one hold again. Answers all of them. '404' where there is no
   * such site, '400' with the name where a setting or its value is not known.
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
