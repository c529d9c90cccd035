import type { HostSettings } from '@fairhall/core/site/audience';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { type SiteBrand, toSiteBrand } from '@fairhall/core/site/site-brand';
import { getSiteOrigin } from '@fairhall/core/site/site-origin';
import { toSiteSettings } from '@fairhall/core/site/site-settings';
import { listSites, replaceAddedSites, type Site } from '@fairhall/core/site/sites';
import type { Listener } from './db/database.ts';
import type { Settings } from './settings.ts';

/** The stored settings of sites, by site id and name. */
export type StoredSettings = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** What an organiser has stored about sites. */
export interface StoredSites {
  readonly settings: StoredSettings;
  /** The sites that the product does not ship with. */
  readonly added: readonly Site[];
}

/** The hosts and the look of all sites, in memory, because every request needs them. D-93 D-97 */
export interface Sites {
  /** Differs after each change, for caches. */
  readonly version: string;
  /** The sites with a host of their own, by host name. */
  readonly hosts: Readonly<Record<string, HostSettings>>;
  /** The sites that the organiser has added. */
  readonly addedSites: readonly Site[];
  getOrigin(siteId: number): string;
  /** Whether an origin belongs to this installation. */
  isOrigin(origin: string): boolean;
  /** Whether a site has another host than the installation. */
  hasOwnOrigin(siteId: number): boolean;
  getBrand(siteId: number): SiteBrand;
}

interface SitesOptions {
  readonly settings: Pick<Settings, 'siteId'>;
  /** The origin of the installation. */
  readonly publicUrl: string;
  /** Reads what is stored now. */
  readonly load: () => Promise<StoredSites>;
  /** Listens for changes of the database. */
  readonly listen: (listener: Listener) => void;
  readonly onError: (error: unknown) => void;
}

/** The branch of the contract whose changes the tables of sites and settings report (migrations 0042 and 0131). */
const BRANCH = 'site';

/**
 * Loads the sites, and again after each change by this process or another one. If that fails, the last ones stay; none
 * are set while a database that was down at the start has not come back.
 */
export async function createSites({ settings, publicUrl, load, listen, onError }: SitesOptions): Promise<Sites> {
  let count = 0;
  let present = readSites({ settings: new Map(), added: [] });
  const toOrigin = (siteId: number) =>
    getSiteOrigin(siteId, { publicUrl, fixedSiteId: settings.siteId, hostOf: present.hostOf });
  let loading = Promise.resolve();
  const reload = (): void => {
    loading = loading.then(load).then((stored) => {
      replaceAddedSites(stored.added);
      present = readSites(stored);
      count += 1;
    }, onError);
  };
  reload();
  await loading;
  listen({
    heard: (branch) => {
      if (branch === BRANCH) reload();
    },
    listening: (isListening) => {
      if (isListening) reload();
    },
  });
  return {
    get version() {
      return String(count);
    },
    get hosts() {
      return present.hosts;
    },
    get addedSites() {
      return present.added;
    },
    getOrigin: toOrigin,
    isOrigin: (origin) => origin === publicUrl || listSites().some(({ id }) => toOrigin(id) === origin),
    hasOwnOrigin: (siteId) => toOrigin(siteId) !== publicUrl,
    getBrand: (siteId) => present.getBrand(siteId),
  };
}

function readSites({ settings: stored, added }: StoredSites) {
  const hostOf = new Map<number, string>();
  for (const [siteId, values] of stored) {
    const { host } = toSiteSettings(values);
    if (host !== '') hostOf.set(siteId, host);
  }
  const hosts = Object.fromEntries([...hostOf].map(([siteId, host]) => [host, { siteId }]));
  const getSettings = (siteId: number) => toSiteSettings(stored.get(siteId) ?? new Map());
  const international = getSettings(DEFAULT_VALUES.siteId);
  const brands = new Map<number, SiteBrand>();
  const getBrand = (siteId: number): SiteBrand => {
    const brand = brands.get(siteId) ?? toSiteBrand(siteId, getSettings(siteId), international);
    brands.set(siteId, brand);
    return brand;
  };
  return { hostOf, hosts, added, getBrand };
}
