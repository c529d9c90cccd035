import { readQuery } from '@fairhall/core/routes/query';
import { type TagSelectorVersion, tagSelectorVersion } from '@fairhall/core/tags/tag-selector-version';
import { getValueOr } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';

/** Data that a page's loader provides for its tag field, so that the server renders the field complete. */
export interface BroughtTags {
  readonly version: TagSelectorVersion;
  /** The site's flag; a version in the visit's address overrides it. */
  readonly flag: boolean;
  readonly recommended: readonly { readonly code: string; readonly name: string }[];
}

/**
 * Loads the recommended tags for the industry in the address, otherwise for the form's exhibition. 
 *
 */
export async function loadBroughtTags(
  { ports, boot, search, signal }: Visit,
  exhibitionId?: string,
): Promise<BroughtTags> {
  const { industryType: industry, tagSelectorV2: override } = readQuery(search);
  const options = { signal, handled: true };
  const ofExhibition = exhibitionId === undefined ? {} : { exhibitionId };
  const ofForm = industry === undefined ? ofExhibition : { industry };
  const { categories, site } = ports.gateway;
  const [tags, website] = await Promise.all([
    categories.recommendTags(ofForm, options),
    site.websiteInfo({ websiteId: boot.siteId }, options),
  ]);
  const flag = website.ok && website.value.flags.tagSelectorV2 === true;
  const recommended = getValueOr(tags, []).map(({ tagCode, tagName }) => ({ code: tagCode, name: tagName }));
  return { flag, version: tagSelectorVersion({ flag, override }), recommended };
}
