import * as z from 'zod/mini';
import { CACHE_MS } from '../cache-lives.ts';
import { read } from '../call.ts';
import { empty, text } from '../fields.ts';

const websiteId = z.int().check(z.nonnegative());

export const country = z.object({
  id: z.string(),
  enName: z.string(),
  cnName: z.string(),
  code2: z.string(),
  dialingCode: z.string(),
});
export type Country = z.output<typeof country>;

export const site = {
  /** The caller's network address as the gateway sees it. */
  currentIp: read({
    id: 'API-20',
    client: 'general',
    path: 'blade-system/ip/getCurrentIp',
    access: 'visitor',
    input: empty,
    output: z.object({ ip: z.string() }),
    requirements: ['R-7.105', 'R-7.016'],
  }),
  /** The country of a network address; every member is '' if it is unknown.   */
  analyseIp: read({
    id: 'API-21',
    client: 'general',
    path: 'blade-system/ip/ipAys',
    input: z.strictObject({ ip: text(60) }),
    output: z.object({ id: z.string(), cnName: z.string(), enName: z.string(), code2: z.string() }),
    requirements: ['R-7.016', 'R-7.017', 'R-3.030'],
  }),
  /** All texts of a language for a website; empty if there are none.  */
  translations: read({
    id: 'API-22',
    client: 'general',
    path: 'blade-system/i18n/i18nAll',
    input: z.strictObject({ lang: text(10), websiteId, version: text(40) }),
    output: z.record(z.string(), z.string()),
    requirements: ['R-7.021', 'R-8.034'],
  }),
  /** Every country with its dialling code. */
  countries: read({
    id: 'API-23',
    client: 'micro',
    path: 'blade-system/country/list',
    input: empty,
    output: z.array(country),
    cacheMs: CACHE_MS.websiteInfo,
    requirements: [],
  }),
  /** The properties and settings of a website. */
  websiteInfo: read({
    id: 'API-24',
    client: 'micro',
    path: 'blade-system/website/info',
    input: z.strictObject({ websiteId }),
    output: z.object({
      id: z.int(),
      name: z.string(),
      enName: z.string(),
      abbr: z.string(),
      lang: z.string(),
      countryId: z.string(),
      themeColor: z.string(),
      themeType: z.string(),
      flags: z.record(z.string(), z.boolean()),
      popupMode: z.enum(['default', 'always', 'off']),
    }),
    cacheMs: CACHE_MS.websiteInfo,
    requirements: ['R-9.026'],
  }),
};
