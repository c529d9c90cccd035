import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import {
  type ImportedSite,
  isSiteWord,
  SITE_WORD_MAX,
  siteCells,
  siteFrom,
  toFileSettings,
} from '@fairhall/core/site/import/site-row';
import { findShippedSite, SITE_LIST, type Site } from '@fairhall/core/site/sites';
import { sql } from 'kysely';
import { type CallContext, staffOf } from '../call-context.ts';
import type { Queries, Transaction } from '../db/database.ts';
import type { Change, KindOfImport, NamedRow, RowIdentity } from '../import-kind.ts';
import { listAddedSites } from './added-sites.ts';
import type { ProcessHost } from './process-hosts.ts';
import { loadAllSettings } from './site-settings.ts';

export interface SiteImportPorts {
  /** All countries as two letters. */
  readonly countryCodes: readonly string[];
  /** Of two letters, or of the number itself. */
  getCountryId(code: string): string | undefined;
  getCountryCode(countryId: string): string | undefined;
  readonly supplierPagesUrl: string;
  /** The hosts that the settings of the process give to a site. */
  readonly processHosts: ReadonlyMap<string, ProcessHost>;
  readonly importPictures: {
    release(queries: Queries, uses: readonly { readonly holder: string; readonly id: string }[]): Promise<void>;
  };
}

/** Sites that operators import, identified by their names in addresses. D-93 */
export const siteKind = (ports: SiteImportPorts): KindOfImport<ImportedSite> => ({
  identifyRows: async (transaction, rows) => identifySites(await listAddedSites(transaction), rows),
  read: (transaction, ids) => readSites(ports, transaction, ids),
  findHidden: async () => new Set(),
  resolveRows: (transaction, rows) => resolveSites(ports, transaction, rows),
  write: async (transaction, changes, now, context) => {
    await clearHosts(transaction, changes);
    for (const change of changes) await writeSite(ports, transaction, { change, now, context });
    return [];
  },
  findInUse: findSitesInUse,
  toCells: (_, site) => siteCells(site),
  listIdsAfter: async (transaction, after, limit) =>
    [...SITE_LIST, ...(await listAddedSites(transaction))]
      .map(({ id }) => String(id))
      .sort()
      .filter((id) => id > after)
      .slice(0, limit),
});

/** Gives each row the id of its site. A new site gets the next number, the same in all rows that name it. */
function identifySites(
  added: readonly Site[],
  rows: readonly Parameters<typeof siteFrom>[0][],
): readonly RowIdentity[] {
  const idByName = new Map([...SITE_LIST, ...added].map(({ id, enName }) => [enName, id]));
  let nextId = Math.max(...[...idByName.values()].filter((id) => id < DEFAULT_VALUES.siteId)) + 1;
  return rows.map((cells) => {
    const name = cells.cell('site', SITE_WORD_MAX)?.toLowerCase() ?? '';
    const known = idByName.get(name);
    if (known !== undefined) return { key: name, objectId: String(known) };
    if (name === '') cells.reportProblem('site', 'required');
    else if (!isSiteWord(name)) cells.reportProblem('site', 'word', { max: SITE_WORD_MAX });
    if (cells.problems.some(({ column }) => column === 'site')) return { key: name, objectId: '' };
    const id = nextId;
    nextId += 1;
    idByName.set(name, id);
    return { key: name, objectId: String(id) };
  });
}

async function readSites(
  { getCountryCode }: SiteImportPorts,
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedSite>> {
  const stored = await loadAllSettings(transaction);
  const sites = [...SITE_LIST, ...(await listAddedSites(transaction))].filter(({ id }) => ids.includes(String(id)));
  return new Map(
    sites.map(({ id, enName, countryId, lang }) => [
      String(id),
      {
        site: enName,
        country: getCountryCode(countryId ?? '') ?? '',
        language: lang,
        settings: toFileSettings(stored.get(id) ?? new Map()),
      },
    ]),
  );
}

/** Values that each belong to one site, and the sites that have them now. */
interface Owners {
  readonly hosts: ReadonlyMap<string, string>;
  readonly countries: ReadonlyMap<string, string>;
}

async function resolveSites(ports: SiteImportPorts, transaction: Transaction, rows: readonly NamedRow[]) {
  const { countryCodes, getCountryId, getCountryCode, supplierPagesUrl, processHosts } = ports;
  const supplierHost = new URL(supplierPagesUrl).hostname;
  const sites = [...SITE_LIST, ...(await listAddedSites(transaction))];
  const nameById = new Map(sites.map(({ id, enName }) => [String(id), enName]));
  const owners: { [Name in keyof Owners]: Map<string, string> } = {
    hosts: new Map(),
    countries: new Map(sites.map(({ id, countryId }) => [getCountryCode(countryId ?? '') ?? '', String(id)])),
  };
  // A host is free if the row of the site that has it gives it another one.
  const rowById = new Map(rows.map(({ objectId, cells }) => [objectId, cells]));
  for (const [id, settings] of await loadAllSettings(transaction)) {
    const host = settings.get('host');
    if (host !== undefined && rowById.get(String(id))?.has('host') !== true) owners.hosts.set(host, String(id));
  }
  return ({ cells, objectId }: NamedRow, before: ImportedSite | undefined): ImportedSite => {
    const name = nameById.get(objectId) ?? cells.cell('site', SITE_WORD_MAX)?.toLowerCase() ?? '';
    const given = siteFrom(cells, before, { site: name, countryCodes, toCountryCode });
    const { country } = given;
    const { host } = given.settings;
    const take = (owned: Map<string, string>, value: string, column: string) => {
      const owner = owned.get(value);
      if (owner !== undefined && owner !== objectId)
        cells.reportProblem(column, 'taken', { value: nameById.get(owner) ?? owner });
      else owned.set(value, objectId);
    };
    nameById.set(objectId, name);
    const fixed = processHosts.get(host ?? '');
    if (host === supplierHost) cells.reportProblem('host', 'taken', { value: 'supplier' });
    else if (fixed !== undefined && String(fixed.siteId) !== objectId)
      cells.reportProblem('host', 'taken', {
        value: `${nameById.get(String(fixed.siteId)) ?? fixed.siteId} (${fixed.variable})`,
      });
    else if (host !== undefined) take(owners.hosts, host, 'host');
    if (country !== '') take(owners.countries, country, 'country');
    return given;
  };
  function toCountryCode(code: string | undefined): string | undefined {
    return code === undefined ? undefined : (getCountryCode(getCountryId(code) ?? '') ?? code);
  }
}

/** Removes the hosts that a file gives to other sites, since a host belongs to one site at a time. */
async function clearHosts({ kysely }: Transaction, changes: readonly Change<ImportedSite>[]): Promise<void> {
  const ids = changes
    .filter(({ before, after }) => before?.settings.host !== after?.settings.host)
    .map(({ id }) => Number(id));
  if (ids.length > 0)
    await kysely.deleteFrom('site_setting').where('name', '=', 'host').where('site_id', 'in', ids).execute();
}

interface SiteChange {
  readonly change: Change<ImportedSite>;
  readonly now: number;
  readonly context: CallContext;
}

async function writeSite(ports: SiteImportPorts, transaction: Transaction, { change, now, context }: SiteChange) {
  const { kysely } = transaction;
  const { before, after } = change;
  const siteId = Number(change.id);
  if (after === undefined) return removeSite(ports, transaction, siteId);
  const { staffId } = staffOf(context);
  const { site, country, language } = after;
  if (before === undefined)
    await kysely
      .insertInto('added_site')
      .values({
        site_id: siteId,
        name: site,
        abbr: country.toLowerCase(),
        lang: language,
        country_id: ports.getCountryId(country) ?? '',
        created: now,
        created_by: staffId,
      })
      .execute();
  else if (before.language !== language && findShippedSite(site) === undefined)
    await kysely.updateTable('added_site').set({ lang: language }).where('site_id', '=', siteId).execute();
  await writeSettings(transaction, siteId, { before, after, changed: { changed: now, changed_by: staffId } });
}

async function writeSettings(
  { kysely }: Transaction,
  siteId: number,
  {
    before,
    after,
    changed,
  }: {
    readonly before: ImportedSite | undefined;
    readonly after: ImportedSite;
    readonly changed: { readonly changed: number; readonly changed_by: string };
  },
): Promise<void> {
  const names = new Set([...Object.keys(before?.settings ?? {}), ...Object.keys(after.settings)]);
  for (const name of names) {
    const value = after.settings[name];
    if (value === before?.settings[name]) continue;
    if (value === undefined)
      await kysely.deleteFrom('site_setting').where('site_id', '=', siteId).where('name', '=', name).execute();
    else
      await kysely
        .insertInto('site_setting')
        .values({ site_id: siteId, name, value, ...changed })
        .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet({ value, ...changed }))
        .execute();
  }
}

/** Removes a site with its settings, and gives its logo free. */
async function removeSite({ importPictures }: SiteImportPorts, transaction: Transaction, siteId: number) {
  const { kysely } = transaction;
  const removed = await kysely
    .deleteFrom('site_setting')
    .where('site_id', '=', siteId)
    .returning(['name', 'value'])
    .execute();
  const logo = removed.find(({ name }) => name === 'logo');
  if (logo !== undefined) await importPictures.release(transaction, [{ holder: `site.${siteId}`, id: logo.value }]);
  await kysely.deleteFrom('added_site').where('site_id', '=', siteId).execute();
}

/** Sites with an exhibition, or with something that a visitor has sent. */
async function findSitesInUse({ kysely }: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const sites = `{${ids.map(Number).join(',')}}`;
  const { rows } = await sql<{ id: string }>`
    select id::text from unnest(${sites}::integer[]) id where
      exists (select from exhibition where website_id = id)
      or exists (select from preregistration where site_id = id)
      or exists (select from enquiry where site_id = id)
      or exists (select from goods_order where site_id = id)
      or exists (select from rfq where site_id = id)
      or exists (select from stand_request where site_id = id)`.execute(kysely);
  return new Set(rows.map(({ id }) => id));
}
