import type { Gateway } from '../ports/gateway.ts';
import type { Slots } from '../ports/storage.ts';
import { readQuery } from '../routes/query.ts';
import { tagSelectorV2Key } from './keys.ts';
import { type TagSelectorVersion, tagSelectorVersion } from './tag-selector-version.ts';

export interface VersionPorts {
  readonly gateway: Pick<Gateway, 'site'>;
  readonly storage: Slots;
}

/** The inputs for the version when a field's flow starts. */
export interface VersionWish {
  readonly websiteId: number;
  /** The query of the page's address; a version in it is stored for the rest of the visit. */
  readonly search: string;
  /** The site's flag; undefined if the page has not loaded it, so that the gateway is asked. */
  readonly flag: boolean | undefined;
}

/** Returns the version from the address, this visit or the site, in this order.  D-59 */
export async function getVersionForVisit(
  { gateway, storage }: VersionPorts,
  { websiteId, search, flag }: VersionWish,
): Promise<TagSelectorVersion> {
  const stored = storage.slot(tagSelectorV2Key);
  const requested = readQuery(search).tagSelectorV2;
  if (requested !== undefined) stored.save(requested);
  const override = requested ?? stored.read() ?? undefined;
  if (override !== undefined || flag !== undefined) return tagSelectorVersion({ flag: flag ?? false, override });
  const site = await gateway.site.websiteInfo({ websiteId }, { handled: true });
  return tagSelectorVersion({ flag: site.ok && site.value.flags.tagSelectorV2 === true });
}
