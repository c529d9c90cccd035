import type { configuration } from '@fairhall/core/contract/configuration/calls';
import type { Handlers, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { toSiteBrand } from '@fairhall/core/site/site-brand';
import {
  hasExamples,
  isSiteSettingName,
  readSiteSetting,
  SITE_SETTING_NAMES,
  type SiteSettingName,
  toSiteSettings,
} from '@fairhall/core/site/site-settings';
import { findShippedSite, SITE_LIST } from '@fairhall/core/site/sites';
import { leaveAudit } from '../audit.ts';
import { type CallContext, staffOf } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { PageUrl } from '../site-pages.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { listAddedSites } from './added-sites.ts';
import type { ProcessHost } from './process-hosts.ts';
import { loadAllSettings, loadEffectiveSettings, loadSettings } from './site-settings.ts';

export interface ConfigurationPorts {
  /** The absolute address of a page on a site’s own host. */
  readonly pageUrl: PageUrl;
  /** URL of the suppliers' pages. */
  readonly supplierPagesUrl: string;
  /** The hosts that the settings of the process give to a site. */
  readonly processHosts: ReadonlyMap<string, ProcessHost>;
  /** Pictures that staff have uploaded. */
  readonly importPictures: {
    listUnused(queries: Queries, staffId: string, ids: readonly string[]): Promise<readonly string[]>;
    adopt(queries: Queries, uses: readonly PictureUse[], now: number): Promise<void>;
    release(queries: Queries, uses: readonly PictureUse[]): Promise<void>;
  };
}

interface PictureUse {
  readonly holder: string;
  readonly id: string;
}

interface SettingInput {
  readonly name: string;
  readonly value: string;
}

const HOST = 'host' satisfies SiteSettingName;
const LOGO = 'logo' satisfies SiteSettingName;

/** Calls about how sites are set up. D-97 */
export function configurationHandlers(ports: ConfigurationPorts): Handlers<typeof configuration, CallContext> {
  return {
    listSites: async ({ reason = '' }, context) => {
      await leaveAudit(context.database, context, { call: 'configuration.listSites', object: {}, reason });
      const stored = await loadAllSettings(context.database);
      const getSettings = (siteId: number) => toSiteSettings(stored.get(siteId) ?? new Map());
      const international = getSettings(DEFAULT_VALUES.siteId);
      const all = [...SITE_LIST, ...(await listAddedSites(context.database))];
      const sites = all.map(({ id: siteId, enName, abbr, lang, countryId }) => {
        const own = getSettings(siteId);
        const { name } = toSiteBrand(siteId, own, international);
        const facts = { siteId, enName, abbr, lang, countryId: countryId ?? '' };
        const isShipped = findShippedSite(enName) !== undefined;
        return { ...facts, isShipped, name, url: ports.pageUrl(siteId, ''), hasHost: own.host !== '' };
      });
      return ok({ sites });
    },
    showSite: async ({ siteId, reason = '' }, context) => {
      if (!(await isSite(context, siteId))) return err(NOT_FOUND);
      await leaveAudit(context.database, context, { call: 'configuration.showSite', object: { siteId }, reason });
      return ok(await readSettings(context, siteId));
    },
    setSite: async ({ siteId, settings, reason }, context) => {
      if (!(await isSite(context, siteId))) return err(NOT_FOUND);
      const invalid = settings.map(problemOf).find((problem) => problem !== undefined);
      if (invalid !== undefined) return err(invalid);
      for (const setting of settings) {
        const refusal = await saveSetting(ports, context, siteId, setting);
        if (refusal !== undefined) return err(refusal);
      }
      const object = { siteId, ...Object.fromEntries(settings.map(({ name, value }) => [name, value])) };
      await leaveAudit(context.database, context, { call: 'configuration.setSite', object, reason });
      return ok(await readSettings(context, siteId));
    },
  };
}

/** Whether a site exists now; what this process has in memory may be a moment older. */
const isSite = async ({ database }: CallContext, siteId: number): Promise<boolean> =>
  SITE_LIST.some(({ id }) => id === siteId) || (await listAddedSites(database)).some(({ id }) => id === siteId);

async function readSettings({ database }: CallContext, siteId: number) {
  const stored = await loadSettings(database, siteId);
  const values = toSiteSettings(await loadEffectiveSettings(database, siteId));
  return { settings: SITE_SETTING_NAMES.map((name) => ({ name, value: values[name], isSet: stored.has(name) })) };
}

function problemOf({ name, value }: SettingInput): Refusal | undefined {
  if (!isSiteSettingName(name)) return { code: '400', message: 'configuration.unknown', values: { name } };
  const read = value === '' ? ok(value) : readSiteSetting(name, value);
  if (read.ok) return undefined;
  if (name === LOGO) return { code: '400', message: 'configuration.noLogo' };
  const message = hasExamples(name) ? 'configuration.wrongTyped' : 'configuration.wrong';
  return { code: '400', message, values: { name, allowed: read.error.join(', ') } };
}

/** Saves a setting in its usual form, or returns why it cannot be; the caller then rolls back. */
async function saveSetting(
  ports: ConfigurationPorts,
  context: CallContext,
  siteId: number,
  { name, value: typed }: SettingInput,
): Promise<Refusal | undefined> {
  const { kysely } = context.database;
  const read = isSiteSettingName(name) && typed !== '' ? readSiteSetting(name, typed) : undefined;
  const value = read?.ok ? String(read.value) : '';
  if (name === HOST) {
    const refusal = await checkHost(ports, context, siteId, value);
    if (refusal !== undefined) return refusal;
  }
  if (name === LOGO) {
    const refusal = await replaceLogo(ports, context, siteId, value);
    if (refusal !== undefined) return refusal;
  }
  if (value === '') {
    await kysely.deleteFrom('site_setting').where('site_id', '=', siteId).where('name', '=', name).execute();
    return undefined;
  }
  await write(context, siteId, { name, value });
  return undefined;
}

/** A host names one site, or the suppliers' pages. That of PUBLIC_URL stays with the site that it has. D-93 */
async function checkHost(
  { supplierPagesUrl, processHosts }: ConfigurationPorts,
  { database }: CallContext,
  siteId: number,
  host: string,
): Promise<Refusal | undefined> {
  if (host === new URL(supplierPagesUrl).hostname)
    return { code: '409', message: 'configuration.supplierHost', values: { host } };
  const fixed = processHosts.get(host);
  if (fixed !== undefined && fixed.siteId !== siteId)
    return {
      code: '409',
      message: 'configuration.fixedHost',
      values: { host, variable: fixed.variable, site: fixed.siteId },
    };
  const other = await database.kysely
    .selectFrom('site_setting')
    .select('site_id')
    .where('name', '=', HOST)
    .where('value', '=', host)
    .where('site_id', '<>', siteId)
    .executeTakeFirst();
  if (other === undefined) return undefined;
  return { code: '409', message: 'configuration.hostTaken', values: { host, site: other.site_id } };
}

/** Takes a picture that this person has uploaded as the site's logo, and gives the former one free. */
async function replaceLogo(
  { importPictures }: ConfigurationPorts,
  context: CallContext,
  siteId: number,
  pictureId: string,
): Promise<Refusal | undefined> {
  const { database, now } = context;
  const holder = `site.${siteId}`;
  const former = (await loadSettings(database, siteId)).get(LOGO);
  if (former === pictureId) return undefined;
  if (pictureId !== '') {
    const unused = await importPictures.listUnused(database, staffOf(context).staffId, [pictureId]);
    if (unused.length === 0) return { code: '400', message: 'configuration.noLogo' };
    await importPictures.adopt(database, [{ holder, id: pictureId }], now);
  }
  if (former !== undefined) await importPictures.release(database, [{ holder, id: former }]);
  return undefined;
}

async function write(context: CallContext, siteId: number, { name, value }: SettingInput): Promise<void> {
  const { database, now } = context;
  const { kysely } = database;
  const changed = { value, changed: now, changed_by: staffOf(context).staffId };
  await kysely
    .insertInto('site_setting')
    .values({ site_id: siteId, name, ...changed })
    .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet(changed))
    .execute();
}
