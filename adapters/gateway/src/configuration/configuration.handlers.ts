import type { configuration } from '@fairhall/core/contract/configuration/calls';
import type { Handlers, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import {
  isSiteSettingName,
  readSiteSetting,
  SITE_SETTING_NAMES,
  siteSettingsOf,
} from '@fairhall/core/site/site-settings';
import { siteById } from '@fairhall/core/site/sites';
import { leaveAudit } from '../audit.ts';
import { type CallContext, staffOf } from '../call-context.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { storedSettings } from './site-settings.ts';

interface Written {
  readonly name: string;
  readonly value: string;
}

/** Calls about how sites are set up. D-97 */
export function configurationHandlers(): Handlers<typeof configuration, CallContext> {
  return {
    showSite: async ({ siteId, reason = '' }, context) => {
      if (siteById(siteId) === undefined) return err(NOT_FOUND);
      await leaveAudit(context.database, context, { call: 'configuration.showSite', object: { siteId }, reason });
      return ok(await settingsOf(context, siteId));
    },
    setSite: async ({ siteId, settings, reason }, context) => {
      if (siteById(siteId) === undefined) return err(NOT_FOUND);
      const wrong = settings.map(problemOf).find((problem) => problem !== undefined);
      if (wrong !== undefined) return err(wrong);
      for (const setting of settings) await write(context, siteId, setting);
      const object = { siteId, ...Object.fromEntries(settings.map(({ name, value }) => [name, value])) };
      await leaveAudit(context.database, context, { call: 'configuration.setSite', object, reason });
      return ok(await settingsOf(context, siteId));
    },
  };
}

async function settingsOf({ database }: CallContext, siteId: number) {
  const stored = await storedSettings(database, siteId);
  const values = siteSettingsOf(stored);
  return { settings: SITE_SETTING_NAMES.map((name) => ({ name, value: values[name], isSet: stored.has(name) })) };
}

function problemOf({ name, value }: Written): Refusal | undefined {
  if (!isSiteSettingName(name)) return { code: '400', message: 'configuration.unknown', values: { name } };
  const read = value === '' ? ok(value) : readSiteSetting(name, value);
  if (read.ok) return undefined;
  return { code: '400', message: 'configuration.wrong', values: { name, allowed: read.error.join(', ') } };
}

async function write(context: CallContext, siteId: number, { name, value }: Written): Promise<void> {
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
