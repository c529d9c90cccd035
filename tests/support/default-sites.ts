import { createSites, type Sites, type StoredSettings } from '@fairhall/gateway/sites';

interface FixedSites {
  readonly stored?: StoredSettings;
  readonly siteId?: number | null;
}

/** Sites with these settings, which never change, for tests and measurements without a database. */
export const createFixedSites = (
  publicUrl: string,
  { stored = new Map(), siteId = null }: FixedSites = {},
): Promise<Sites> =>
  createSites({
    settings: { siteId },
    publicUrl,
    load: async () => ({ settings: stored, added: [] }),
    listen: () => undefined,
    onError: () => undefined,
  });
