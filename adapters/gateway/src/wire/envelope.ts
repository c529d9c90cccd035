import * as z from 'zod/mini';

const textSchema = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const websiteId = z.optional(z.union([z.int().check(z.nonnegative()), z.string().check(z.regex(/^\d{1,9}$/))]));

/**
 * The members that may stand beside `data`, over all client kinds. Only `data` is required; an unknown member is
 * rejected.
 */
export const callEnvelope = z.strictObject({
  data: z.unknown().check(z.refine((value) => value !== undefined, 'required')),
  appVersion: textSchema(40),
  time: z.optional(z.int().check(z.nonnegative())),
  lang: textSchema(20),
  token: z.optional(z.nullable(z.string().check(z.maxLength(4096)))),
  siteId: websiteId,
  websiteId,
  device: z.optional(
    z.looseObject({
      deviceId: textSchema(128),
      deviceMake: textSchema(128),
      deviceModel: textSchema(128),
      sysType: textSchema(20),
      sysVersion: textSchema(64),
    }),
  ),
  sign: textSchema(256),
  exhibitionId: z.optional(z.union([z.string().check(z.maxLength(64)), z.int()])),
  themeType: textSchema(64),
  systemId: z.optional(z.union([z.int(), z.string().check(z.maxLength(20))])),
  country: textSchema(64),
  exhibitonType: textSchema(64),
});

export type Envelope = z.output<typeof callEnvelope>;
