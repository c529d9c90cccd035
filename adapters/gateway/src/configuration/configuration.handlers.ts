import type { configuration } from '@fairhall/core/contract/configuration/calls';
import type { Handlers, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import {
  isSiteSettingName,
  readSiteSetting,
  SITE_SETTING_NAMES,
  toSiteSettings,
} from '@fairhall/core/site/site-settings';
import { findSiteById } from '@fairhall/core/site/sites';
import { leaveAudit } from '../audit.ts';
import { type CallContext, staffOf } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { loadSettings } from './site-settings.ts';

interface SettingInput {
  readonly name: string;
  readonly value: string;
}

/** Calls about how sites are set up. D-97 */
export function configurationHandlers(): Handlers<typeof configuration, CallContext> {
  return {
    showSite: async ({ siteId, reason = '' }, context) => {
      if (findSiteById(siteId) === undefined) return err(NOT_FOUND);
      await leaveAudit(context.database, context, { call: 'configuration.showSite', object: { siteId }, reason });
      return ok(await readSettings(context, siteId));
    },
    setSite: async ({ siteId, settings, reason }, context) => {
      if (findSiteById(siteId) === undefined) return err(NOT_FOUND);
      const invalid = settings.map(problemOf).find((problem) => problem !== undefined);
      if (invalid !== undefined) return err(invalid);
      for (const setting of settings) await write(context, siteId, setting);
      const object = { siteId, ...Object.fromEntries(settings.map(({ name, value }) => [name, value])) };
      await leaveAudit(context.database, context, { call: 'configuration.setSite', object, reason });
      return ok(await readSettings(context, siteId));
    },
  };
}

async function readSettings({ database }: CallContext, siteId: number) {
  const stored = await loadSettings(database, siteId);
  const values = toSiteSettings(stored);
  return { settings: SITE_SETTING_NAMES.map((name) => ({ name, value: values[name], isSet: stored.has(name) })) };
}

function problemOf({ name, value }: SettingInput): Refusal | undefined {
  if (!isSiteSettingName(name)) return { code: '400', message: 'configuration.unknown', values: { name } };
  const read = value === '' ? ok(value) : readSiteSetting(name, value);
  if (read.ok) return undefined;
  return { code: '400', message: 'configuration.wrong', values: { name, allowed: read.error.join(', ') } };
}

async function write(context: CallContext, siteId: number, { name, value }: SettingInput): Promise<void> {
  const { database, now } = context;
  const { kysely } = database;
  if (value === '') {
    await kysely.deleteFrom('site_setting').where('site_id', '=', siteId).where('name', '=', name).execute();
    return;
  }
  const changed = { value, changed: now, changed_by: staffOf(context).staffId };
  await kysely
    .insertInto('site_setting')
    .values({ site_id: siteId, name, ...changed })
    .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet(changed))
    .execute();
}
