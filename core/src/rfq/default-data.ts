import * as z from 'zod/mini';
import { decodeBase64url, decodeUtf8 } from '../base64url.ts';
import { EMAIL_MAX } from '../contract/field-limits.ts';
import { categoryAndTags } from '../contract/rfq/calls.ts';
import { RFQ_DESCRIPTION_MAX } from '../contract/rfq/limits.ts';
import { TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';

/** The fields that a page's address can prefill. */
export interface RfqPrefill {
  readonly description?: string | undefined;
  readonly question?: string | undefined;
  readonly email?: string | undefined;
  readonly quantity?: string | undefined;
  readonly unit?: string | undefined;
  readonly countryId?: string | undefined;
  readonly cateAndTag?: z.output<typeof categoryAndTags> | undefined;
  readonly productId?: string | undefined;
}

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const quantity = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.int().check(z.positive())]),
  z.transform((value) => String(value)),
);

/** The schemas of the fields. Each is checked separately, so that an invalid value does not drop the others. D-34 */
const FIELD_SCHEMAS = {
  description: text(RFQ_DESCRIPTION_MAX),
  question: text(RFQ_DESCRIPTION_MAX),
  email: text(EMAIL_MAX),
  quantity,
  unit: text(40),
  countryId: z.string().check(z.regex(/^\d{3}$/)),
  cateAndTag: z.union([
    categoryAndTags,
    z.pipe(
      text(TAG_KEYWORD_MAX),
      z.transform((product) => ({ tag: [], product })),
    ),
  ]),
  productId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
} as const;

/** Reads `rfq_default_data`, base64url of JSON; invalid parts are left out. D-34 */
export function readDefaultData(encoded: string): RfqPrefill {
  const data = parseJson(decodeUtf8(decodeBase64url(encoded)));
  if (typeof data !== 'object' || data === null) return {};
  const found = Object.entries(FIELD_SCHEMAS).flatMap(([name, schema]) => {
    const value = schema.safeParse(Object.hasOwn(data, name) ? (data as Record<string, unknown>)[name] : undefined); // an object has members
    return value.success ? [[name, value.data] as const] : [];
  });
  return Object.fromEntries(found);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
