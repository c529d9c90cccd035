import { imageUrl, SITE_LOGO_WIDTH } from '@fairhall/core/contract/resource';
import { type Audience, resolveAudience, resolveSiteId, type SiteSettings } from '@fairhall/core/site/audience';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { detectDevice, isInApp } from '@fairhall/core/site/device';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { LANGUAGE_COOKIE, resolveLanguage } from '@fairhall/core/site/resolve-language';
import type { SiteBrand } from '@fairhall/core/site/site-brand';
import { replaceAddedSites } from '@fairhall/core/site/sites';
import type { Boot, BrandLine, PageBrand } from '../page/boot.ts';
import type { PageOptions, PageRequest } from './page-options.ts';
import { siteLanguages } from './site-languages.ts';
import { APP_VERSION } from './version.ts';

/** The address of the web app manifest. */
export const SITE_MANIFEST_PATH = '/manifest.webmanifest';

const IMAGE_SERVER = '/gateway';

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

type Hosts = NonNullable<SiteSettings['hosts']>;

const hostCache = new WeakMap<Hosts, Hosts>();

/** Returns the hosts of sites and of the suppliers’ pages, by host name. Cached, because every request needs them. */
function getHosts({ gateway, publicUrl, supplierUrl }: PageOptions): Hosts {
  const { hosts } = gateway.sites;
  const cachedHosts = hostCache.get(hosts);
  if (cachedHosts !== undefined || supplierUrl === publicUrl) return cachedHosts ?? hosts;
  const named: Hosts = { ...hosts, [new URL(supplierUrl).hostname]: { audience: 'supplier' } };
  hostCache.set(hosts, named);
  return named;
}

interface Site {
  readonly siteId: number;
  readonly audience: Audience;
}

function originOf({ gateway, settings, supplierUrl }: PageOptions, { siteId, audience }: Site, { origin }: URL) {
  if (settings.appEnv !== 'production') return origin;
  return audience === 'supplier' ? supplierUrl : gateway.sites.getOrigin(siteId);
}

/** The origin of the pages for global buyers: the international site’s own host, if it has one. A-37 */
function getGlobalOrigin({ gateway, publicUrl, globalUrl }: PageOptions): string {
  const origin = gateway.sites.getOrigin(DEFAULT_VALUES.siteId);
  return origin === publicUrl ? globalUrl : origin;
}

/** Returns the origins of the other sites that have a host of their own; undefined if there are none. D-92 */
function getOtherOrigins({ gateway: { sites } }: PageOptions, ownSiteId: number): Boot['siteOrigins'] {
  const others = Object.values(sites.hosts).flatMap(({ siteId }) =>
    siteId === undefined || siteId === ownSiteId ? [] : [[siteId, sites.getOrigin(siteId)] as const],
  );
  return others.length === 0 ? undefined : Object.fromEntries(others);
}

/** Returns what pages show of a site, without what is not set: it is part of every document. */
function toPageBrand({ name, logo, accent, tagline, email, phone, address }: SiteBrand): PageBrand {
  const lines: readonly BrandLine[] = [
    { text: tagline },
    { text: address },
    { text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text !== '');
  return {
    name,
    ...(logo === '' ? {} : { logo: imageUrl(IMAGE_SERVER, logo, SITE_LOGO_WIDTH) }),
    ...(accent === '' ? {} : { accent }),
    ...(lines.length === 0 ? {} : { lines }),
  };
}

/** Returns the language, site, audience and device of a visit, all derived from the request. */
export function createBoot(request: PageRequest, options: PageOptions): Boot {
  const { url } = request;
  const signs = readDeviceSigns(request);
  const { settings, gateway } = options;
  const { addedSites } = gateway.sites;
  // The build has its own copy of core, which the gateway’s process does not reach.
  replaceAddedSites(addedSites);
  const production = settings.appEnv === 'production';
  const fixed = { siteId: settings.siteId ?? undefined, audience: settings.audience ?? undefined };
  const question = { host: url.host, settings: { fixed, hosts: getHosts(options) } };
  const audience = resolveAudience(question);
  const siteId = resolveSiteId(question);
  const origin = originOf(options, { siteId, audience }, url);
  const site = gateway.sites.getBrand(siteId);
  const showsAllYear = audience !== 'supplier' && site.site247Url !== '' && new URL(site.site247Url).origin !== origin;
  const siteOrigins = audience === 'supplier' ? undefined : getOtherOrigins(options, siteId);
  return {
    lang: languageOf(request),
    languages: siteLanguages,
    siteId,
    brand: { ...toPageBrand(site), ...(showsAllYear ? { allYearUrl: site.site247Url } : {}) },
    audience,
    device: detectDevice(signs),
    inApp: isInApp(signs),
    production,
    ...(settings.platform === null ? {} : { platform: settings.platform }),
    deployPath: settings.deployPath,
    origin,
    ...(siteOrigins === undefined ? {} : { siteOrigins }),
    ...(addedSites.length === 0 ? {} : { addedSites }),
    supplierUrl: options.supplierUrl,
    globalUrl: audience === 'globalBuyer' ? origin : getGlobalOrigin(options),
    ipServiceUrl: settings.ipServiceUrl,
    gatewayUrl: '/gateway',
    imageServer: IMAGE_SERVER,
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
