import { AUDIENCE_KINDS, type Audience, resolveAudience } from '@fairhall/core/site/audience';
import { SITE_LIST } from '@fairhall/core/site/sites';
import { type FailpointPlan, parseFailpoints } from './operations/failpoints.ts';
import * as read from './setting-rules.ts';

/** The process's settings, from environment variables. Settings of a site are rows in the database. */
export interface Settings {
  readonly appEnv: 'production' | 'test' | 'development';
  readonly port: number;
  /** Whether the port was set explicitly: then no other port is used if it is taken. */
  readonly portChosen: boolean;
  readonly host: string;
  /** Origin of links and mails, without a trailing slash; '' until the port is known. */
  readonly publicUrl: string;
  /** Origin of the suppliers' pages, without a trailing slash; '' to derive it from `publicUrl`. */
  readonly supplierUrl: string;
  /** Origin of the global buyers' pages, without a trailing slash; '' to derive it from `publicUrl`. */
  readonly globalUrl: string;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** URL of a folder for uploaded files that several machines share; null for a folder inside the data folder. */
  readonly filesUrl: string | null;
  readonly metricsToken: string | null;
  readonly demo: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** Addresses and networks of proxies whose forwarded client address is trusted. */
  readonly trustProxy: readonly string[];
  readonly audience: Audience | null;
  readonly siteId: number | null;
  /** 'b2b' to include the business-to-business pages. D-15 */
  readonly platform: 'b2b' | null;
  /** Base path of the pages, '' or with a leading slash. */
  readonly deployPath: string;
  /** Third-party service that tells a browser its public address; '' for none. */
  readonly ipServiceUrl: string;
  /** How long a page that is the same for all visitors may be cached, in milliseconds; 0 turns the cache off. A-58 */
  readonly pageCacheMs: number;
  /** Whether buyers' browsers store some pages for offline use; if false, they delete stored ones. */
  readonly offlinePages: boolean;
  /** Event loop delay from which reads are rejected, in milliseconds; 0 never rejects. REL-22 */
  readonly overloadMs: number;
  /** File that records erasures and revocations for a restore; null for one inside the data folder. */
  readonly revocationLog: string | null;
  /** How long a staff token is valid after it was issued or renewed, in milliseconds. */
  readonly staffTokenMs: number;
  readonly failpoints: FailpointPlan;
}

const DAY = 86_400_000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Former names of variables. They are still read, so that an upgrade does not change the behaviour of an installation.
 */
export const SETTING_FORMER_NAMES: Readonly<Record<string, string>> = {
  PAGE_CACHE_SECONDS: 'KEEP_PAGES_S',
  OVERLOAD_MS: 'BUSY_MS',
};

/**
 * Reads the environment. Each invalid value gives one line that names the variable, the value and what is allowed.
 * Variables under their former names are read with a warning. A test switch is invalid in production. THR-17
 */
export function readSettings(given: Environment): {
  settings: Settings;
  problems: readonly string[];
  warnings: readonly string[];
} {
  const problems: string[] = [];
  const { environment, warnings } = withCurrentNames(given);
  const from = <Value>(name: string, rule: read.SettingRule<Value>, fallback: Value): Value => {
    const text = environment[name];
    if (text === undefined || text === '') return fallback;
    const value = rule.read(text);
    if (value === undefined) problems.push(`${name}=${text} is not valid. Allowed: ${rule.allowed}`);
    return value ?? fallback;
  };
  const settings: Settings = {
    appEnv: from('APP_ENV', read.createChoiceRule('production', 'test', 'development'), 'development'),
    port: from('PORT', read.createNumberRule(0, 65_535), 3000),
    portChosen: Boolean(environment.PORT),
    host: from('HOST', read.settingHost, '127.0.0.1'),
    publicUrl: from('PUBLIC_URL', read.originRule, ''),
    supplierUrl: from('SUPPLIER_URL', read.originRule, ''),
    globalUrl: from('GLOBAL_URL', read.originRule, ''),
    databaseUrl: from<string | null>('DATABASE_URL', read.createUrlRule('postgres', 'postgresql'), null),
    dataDir: from('DATA_DIR', read.textRule, '.data'),
    filesUrl: from<string | null>('FILES_URL', read.folderUrlRule, null),
    metricsToken: from<string | null>('METRICS_TOKEN', read.textRule, null),
    demo: from('DEMO', read.settingSwitch, false),
    smtpUrl: from<string | null>('SMTP_URL', read.createUrlRule('smtp', 'smtps'), null),
    mailFrom: from<string | null>('MAIL_FROM', read.senderRule, null),
    trustProxy: from<readonly string[]>('TRUST_PROXY', read.settingNetworkList, []),
    audience: from<Audience | null>('AUDIENCE', read.createChoiceRule(...AUDIENCE_KINDS), null),
    siteId: from<number | null>('SITE_ID', read.createNumberChoiceRule(SITE_LIST.map((site) => site.id)), null),
    platform: from<'b2b' | null>('PLATFORM', read.createChoiceRule('b2b'), null),
    deployPath: from('DEPLOY_PATH', read.pathRule, ''),
    ipServiceUrl:
      environment.IP_SERVICE_URL === ''
        ? ''
        : from('IP_SERVICE_URL', read.createUrlRule('http', 'https'), getIpServiceUrl(environment)),
    pageCacheMs: from('PAGE_CACHE_SECONDS', read.createNumberRule(0, 30), 30) * 1_000,
    offlinePages: from('OFFLINE_PAGES', read.settingSwitch, true),
    overloadMs: from('OVERLOAD_MS', read.createNumberRule(0, 60_000), 200),
    revocationLog: from<string | null>('REVOCATION_LOG', read.textRule, null),
    staffTokenMs: from('STAFF_TOKEN_DAYS', read.createNumberRule(1, 3_650), 365) * DAY,
    failpoints: from('FAILPOINTS', { allowed: 'name:action:nth, comma-separated', read: parseFailpoints }, []),
  };
  return { settings, problems: [...problems, ...checkSettings(settings, environment)], warnings };
}

function withCurrentNames(given: Environment): { environment: Environment; warnings: readonly string[] } {
  const environment = { ...given };
  const warnings: string[] = [];
  for (const [name, former] of Object.entries(SETTING_FORMER_NAMES)) {
    if (!given[former]) continue;
    warnings.push(
      given[name]
        ? `${former} is ignored because ${name} is set. Remove ${former}.`
        : `${former} is now called ${name}. Rename it: the old name will stop working in a later version.`,
    );
    environment[name] = given[name] || given[former];
  }
  return { environment, warnings };
}

const getIpServiceUrl = (environment: Environment): string =>
  environment.APP_ENV === 'test' ? '' : 'https://api.ipify.org?format=json';

/** Origin of links and mails: as set, else the address that the server listens on. */
export function getPublicUrl(settings: Settings, port: number): string {
  return settings.publicUrl === '' ? `http://localhost:${port}` : settings.publicUrl;
}

/**
 * Origin of the suppliers' pages: as set, else `publicUrl` with `supplier.` before its host. A process that serves
 * suppliers only, or whose host is an IP address, has one origin for all. D-01
 */
export function getSupplierUrl({ supplierUrl, audience }: Settings, publicUrl: string): string {
  if (supplierUrl !== '') return supplierUrl;
  const { protocol, hostname, host } = new URL(publicUrl);
  const hasNoName = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  if (audience === 'supplier' || hasNoName) return publicUrl;
  return `${protocol}//supplier.${host.replace(/^www\./, '')}`;
}

/**
 * Origin of the global buyers' pages: as set, else `publicUrl` if the process serves them; '' if it serves others only
 * and no origin is set. A-37
 */
export function getGlobalUrl({ globalUrl, audience, siteId }: Settings, publicUrl: string): string {
  if (globalUrl !== '') return globalUrl;
  const fixed = { audience: audience ?? undefined, siteId: siteId ?? undefined };
  return resolveAudience({ host: new URL(publicUrl).host, settings: { fixed } }) === 'globalBuyer' ? publicUrl : '';
}

/** URL of the pages: origin and base path, without a trailing slash. */
export const getPagesUrl = ({ deployPath }: Settings, publicUrl: string): string => `${publicUrl}${deployPath}`;

function checkSettings(settings: Settings, environment: Environment): readonly string[] {
  const problems: string[] = [];
  if (environment.REDIS_URL)
    problems.push(
      'REDIS_URL is set but not supported yet. Servers share limits through DATABASE_URL: unset REDIS_URL.',
    );
  if (settings.filesUrl?.startsWith('s3:'))
    problems.push(
      'FILES_URL starts with s3://, which is not supported yet. Set it to a folder that all machines share, as file:///…',
    );
  if (settings.appEnv !== 'production') return problems;
  if (settings.publicUrl === '')
    problems.push('PUBLIC_URL is not set. Production requires it: links in pages and emails start with it.');
  if (settings.failpoints.length > 0) problems.push(`FAILPOINTS=${environment.FAILPOINTS}: not allowed in production`);
  return problems;
}
