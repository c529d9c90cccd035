import type { StaticContent, StaticContentName } from '@fairhall/core/contract/resource';
import { needed } from '../app/loaded.ts';
import type { Visit } from '../app/screens.ts';

export interface PolicyData {
  readonly content: StaticContent;
  /** The site that the text is for, where it is one country's. */
  readonly site: string | null;
  readonly canonical: string;
}

type PolicyVisit = Pick<Visit, 'ports' | 'boot'>;

/** A page of static content for a site. */
export async function loadPolicy(
  { ports, boot }: PolicyVisit,
  name: StaticContentName,
  page: { readonly websiteId: number; readonly site: string | null; readonly canonical: string },
): Promise<PolicyData> {
  const content = needed(await ports.contents.load(name, page.websiteId, boot.lang));
  return { content, site: page.site, canonical: page.canonical };
}
