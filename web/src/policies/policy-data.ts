import type { StaticContent, StaticContentName } from '@fairhall/core/contract/cms/static-content';
import { getFormat } from '@fairhall/core/site/format';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';

export interface PolicyData {
  readonly content: StaticContent;
  /** What whoever joins accepts, below the policy that stands beside it in the same sentence. */
  readonly terms?: StaticContent | null;
  /** The site that the text is for, where it is one country's. */
  readonly site: string | null;
  readonly canonical: string;
  /** When it was last changed. */
  readonly updated: string | null;
}

type PolicyVisit = Pick<Visit, 'ports' | 'boot' | 'texts'>;

/** A page of static content for a site. */
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
