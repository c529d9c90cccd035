import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Texts } from '@fairhall/core/ports/texts';
import { getRevocationLogPath } from '@fairhall/gateway/restore/revocation-log';
import {
  getGlobalUrl,
  getPublicUrl,
  getSupplierUrl,
  SETTING_FORMER_NAMES,
  type Settings,
} from '@fairhall/gateway/settings';
import { folderOfFiles } from '@fairhall/gateway/upload/open-files';
import type { Terminal } from '../terminal.ts';

export interface SettingRow {
  readonly name: string;
  /** Null if it is not set. Secrets are never shown. */
  readonly value: string | null;
  readonly source: 'environment' | 'default';
}

/** Every environment variable with its effective value. Addresses are shown without user and password. */
export function listSettingRows(
  settings: Settings,
  { environment }: Pick<Terminal, 'environment'>,
  texts: Texts,
): readonly SettingRow[] {
  const hideValue = (value: string | null | undefined) => (value ? texts.text('terminal.doctor.set') : null);
  const publicUrl = getPublicUrl(settings, settings.port);
  const values: Readonly<Record<string, string | number | boolean | null | undefined>> = {
    APP_ENV: settings.appEnv,
    PORT: settings.port,
    HOST: settings.host,
    PUBLIC_URL: publicUrl,
    SUPPLIER_URL: getSupplierUrl(settings, publicUrl),
    GLOBAL_URL: getGlobalUrl(settings, publicUrl),
    DATABASE_URL: removeCredentials(settings.databaseUrl),
    DATA_DIR: settings.dataDir,
    FILES_URL: settings.filesUrl ?? pathToFileURL(resolve(folderOfFiles(settings))).href,
    DEMO: settings.demo ? '1' : '0',
    SMTP_URL: removeCredentials(settings.smtpUrl),
    MAIL_FROM: settings.mailFrom,
    TRUST_PROXY: settings.trustProxy.join(','),
    AUDIENCE: settings.audience,
    SITE_ID: settings.siteId,
    DEPLOY_PATH: settings.deployPath,
    PLATFORM: settings.platform,
    REDIS_URL: removeCredentials(environment.REDIS_URL ?? null),
    IP_SERVICE_URL: settings.ipServiceUrl,
    METRICS_TOKEN: hideValue(settings.metricsToken),
    PAGE_CACHE_SECONDS: settings.pageCacheMs / 1_000,
    OFFLINE_PAGES: settings.offlinePages ? '1' : '0',
    OVERLOAD_MS: settings.overloadMs,
    REVOCATION_LOG: getRevocationLogPath(settings),
    STAFF_TOKEN_DAYS: settings.staffTokenMs / 86_400_000,
  };
  return Object.entries(values).map(([name, value]) => ({
    name,
    value: value === null || value === undefined || value === '' ? null : String(value),
    source: environment[name] || environment[SETTING_FORMER_NAMES[name] ?? ''] ? 'environment' : 'default',
  }));
}

function removeCredentials(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return address;
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.search = '';
  return url.href;
}
