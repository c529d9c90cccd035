import * as z from 'zod/mini';

const text = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const websiteId = z.optional(z.union([z.int().check(z.nonnegative()), z.string().check(z.regex(/^\d{1,9}$/))]));

/** What may stand beside `data`, over all client kinds. `data` alone is needed; a name nobody knows is refused. */
export const envelopeSchema = z.strictObject({
  data: z.unknown().check(z.refine((value) => value !== undefined, 'required')),
  appVersion: text(40),
  time: z.optional(z.int().check(z.nonnegative())),
  lang: text(20),
  token: z.optional(z.nullable(z.string().check(z.maxLength(4096)))),
  siteId: websiteId,
  websiteId,
  device: z.optional(
    z.looseObject({
      deviceId: text(128),
      deviceMake: text(128),
      deviceModel: text(128),
      sysType: text(20),
      sysVersion: text(64),
    }),
  ),
  sign: text(256),
  exhibitionId: z.optional(z.union([z.string().check(z.maxLength(64)), z.int()])),
  themeType: text(64),
  systemId: z.optional(z.union([z.int(), z.string().check(z.maxLength(20))])),
  country: text(64),
  exhibitonType: text(64),
});

export type Envelope = z.output<typeof envelopeSchema>;
