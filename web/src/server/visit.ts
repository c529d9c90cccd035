import { type Audience, resolveAudience, resolveSiteId, type SiteSettings } from '@fairhall/core/site/audience';
import { detectDevice, isInApp } from '@fairhall/core/site/device';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { LANGUAGE_COOKIE, resolveLanguage } from '@fairhall/core/site/resolve-language';
import type { Boot } from '../page/boot.ts';
import type { PageOptions, PageRequest } from './page-options.ts';
import { siteLanguages } from './site-languages.ts';
import { APP_VERSION } from './version.ts';

/** The address of the web app manifest. */
export const SITE_MANIFEST_PATH = '/manifest.webmanifest';

const COOKIE_START = `${LANGUAGE_COOKIE.name}=`;

/**
 * Returns the value of the language cookie in a Cookie header, even if it is not a language; null without the cookie.
 */
export function languageCookieIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  const pair = header.split(';').find((part) => part.trim().startsWith(COOKIE_START));
  return pair === undefined ? null : pair.trim().slice(COOKIE_START.length);
}

/** Returns the request headers that identify the kind of device. */
export const readDeviceSigns = ({ headers }: Pick<PageRequest, 'headers'>) => ({
  userAgent: headers['user-agent'] ?? '',
  mobileHint: String(headers['sec-ch-ua-mobile']),
});

/** A requested language counts only if the site has texts in it; otherwise the next one is tried. */
function languageOf({ url, headers }: PageRequest): LanguageCode {
  const toKnownCode = (code: string | null) => (siteLanguages.some((language) => language === code) ? code : null);
  const accept = (headers['accept-language'] ?? '')
    .split(',')
    .filter((part) => siteLanguages.includes(resolveLanguage({ accept: part.split(';')[0] ?? '' })))
    .join(',');
  const query = toKnownCode(url.searchParams.get('lang'));
  return resolveLanguage({ query, cookie: toKnownCode(languageCookieIn(headers.cookie)), accept });
}

const hostCache = new WeakMap<PageOptions, SiteSettings['hosts']>();

/** Returns the hosts that serve one audience only, by host name. Cached, because every request needs them. */
function getHosts(options: PageOptions): SiteSettings['hosts'] {
  const { publicUrl, supplierUrl } = options;
  const cachedHosts = hostCache.get(options);
  if (cachedHosts !== undefined) return cachedHosts;
  const named = supplierUrl === publicUrl ? {} : { [new URL(supplierUrl).hostname]: { audience: 'supplier' as const } };
  hostCache.set(options, named);
  return named;
}

function originOf({ settings, publicUrl, supplierUrl }: PageOptions, audience: Audience, { origin }: URL): string {
  if (settings.appEnv !== 'production') return origin;
  return audience === 'supplier' ? supplierUrl : publicUrl;
}

/** Returns the language, site, audience and device of a visit, all derived from the request. */
export function createBoot(request: PageRequest, options: PageOptions): Boot {
  const { url } = request;
  const signs = readDeviceSigns(request);
  const { settings } = options;
  const production = settings.appEnv === 'production';
  const fixed = { siteId: settings.siteId ?? undefined, audience: settings.audience ?? undefined };
  const question = { host: url.host, settings: { fixed, hosts: getHosts(options) } };
  const audience = resolveAudience(question);
  const origin = originOf(options, audience, url);
  return {
    lang: languageOf(request),
    languages: siteLanguages,
    siteId: resolveSiteId(question),
    audience,
    device: detectDevice(signs),
    inApp: isInApp(signs),
    production,
    ...(settings.platform === null ? {} : { platform: settings.platform }),
    deployPath: settings.deployPath,
    origin,
    supplierUrl: options.supplierUrl,
    globalUrl: audience === 'globalBuyer' ? origin : options.globalUrl,
    ipServiceUrl: settings.ipServiceUrl,
    gatewayUrl: '/gateway',
    imageServer: '/gateway',
    appVersion: APP_VERSION,
    now: Date.now(),
  };
}

/**
 * Returns the header that renews the language cookie, on each visit that has chosen a language, because browsers
 * shorten long lifetimes. D-90
 */
export function languageCookie({ url, headers }: PageRequest, boot: Boot): string | null {
  // The manifest's address names its language, and the manifest is cached for all visitors.
  if (url.pathname === SITE_MANIFEST_PATH) return null;
  const chosen = url.searchParams.has('lang') || languageCookieIn(headers.cookie);
  if (!chosen) return null;
  const { name, path, maxAgeSeconds } = LANGUAGE_COOKIE;
  return `${name}=${boot.lang}; Path=${path}; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
}
