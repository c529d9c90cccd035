import type { StaticContent, StaticContentName } from '@fairhall/core/contract/cms/static-content';
import { getFormat } from '@fairhall/core/site/format';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import type { PageBlock } from '../ui/article-blocks.tsx';
import { resolveBlocks } from '../ui/operator-page.ts';

/** A text, with the addresses of its links and pictures. */
export interface PolicyText extends Pick<StaticContent, 'title' | 'lang' | 'updated'> {
  readonly blocks: readonly PageBlock[];
}

export interface PolicyData {
  readonly content: PolicyText;
  /** The terms of use, shown below the policy. The joining form asks users to accept both in one sentence. */
  readonly terms?: PolicyText | null;
  /** The name of the site that the text applies to; null for a text that is not specific to a site. */
  readonly site: string | null;
  readonly canonical: string;
  /** The text about the last change; null if the date is not known. */
  readonly updated: string | null;
}

type PolicyVisit = Pick<Visit, 'ports' | 'boot' | 'texts'>;

export const toPolicyText = (content: StaticContent, { boot }: Pick<Visit, 'boot'>): PolicyText => ({
  ...content,
  blocks: resolveBlocks(content.blocks, boot),
});

interface PolicyPage {
  readonly site: string | null;
  readonly canonical: string;
}

export function toPolicyData(content: PolicyText, page: PolicyPage, { boot, texts }: PolicyVisit): PolicyData {
  const { updated } = content;
  const date = updated === undefined ? null : getFormat(boot.lang).date(updated);
  return { ...page, content, updated: date === null ? null : texts.text('policies.updated', { date }) };
}

/** Loads a page of static content for a site. */
export async function loadPolicy(
  visit: PolicyVisit,
  name: StaticContentName,
  { websiteId, ...page }: PolicyPage & { readonly websiteId: number },
): Promise<PolicyData> {
  const content = requireValue(await visit.ports.contents.load(name, websiteId, visit.boot.lang));
  return toPolicyData(toPolicyText(content, visit), page, visit);
}
