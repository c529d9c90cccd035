import type { StaticContent, StaticContentName } from '@fairhall/core/contract/cms/static-content';
import { getFormat } from '@fairhall/core/site/format';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';

export interface PolicyData {
  readonly content: StaticContent;
  /** The terms of use, shown below the policy. The joining form asks users to accept both in one sentence. */
  readonly terms?: StaticContent | null;
  /** The name of the site that the text applies to; null for a text that is not specific to a site. */
  readonly site: string | null;
  readonly canonical: string;
  /** The text about the last change; null if the date is not known. */
  readonly updated: string | null;
}

type PolicyVisit = Pick<Visit, 'ports' | 'boot' | 'texts'>;

/** Loads a page of static content for a site. */
export async function loadPolicy(
  { ports, boot, texts }: PolicyVisit,
  name: StaticContentName,
  page: { readonly websiteId: number; readonly site: string | null; readonly canonical: string },
): Promise<PolicyData> {
  const content = requireValue(await ports.contents.load(name, page.websiteId, boot.lang));
  const { updated } = content;
  const date = updated === undefined ? null : getFormat(boot.lang).date(updated);
  const { site, canonical } = page;
  return { site, canonical, content, updated: date === null ? null : texts.text('policies.updated', { date }) };
}
