import type { HeadContext, Visit } from '../../page/screen.ts';
import { findOperatorPage } from '../../ui/operator-page.ts';
import type { ContactData } from './contact-data.ts';
import { loadIndustry } from './industry-data.ts';
import { industryHead } from './industry-head.ts';
import { operatorText } from './industry-text.screen.ts';

export { Contact as Screen } from './contact.tsx';

/**
 * Loads the contact text that staff wrote for this exhibition, otherwise the one for all exhibitions, otherwise the
 * organiser's contact details. D-45
 */
export async function loader(visit: Visit<'industryContact'>): Promise<ContactData> {
  const [{ data }, own] = await Promise.all([loadIndustry(visit, 'contact-us'), operatorText(visit, 'contact-us')]);
  const texts = [
    async () => own,
    async () => (await findOperatorPage(visit, 'contact-us')) ?? own,
    async () => (await findOperatorPage(visit, 'customer-service')) ?? own,
  ];
  const { blocks, lang } = await findFirstText(texts);
  return { industry: data, blocks, lang, writeHref: visit.href('customerService', {}) };
}

type Text = Pick<ContactData, 'blocks' | 'lang'>;

async function findFirstText(texts: readonly (() => Promise<Text>)[]): Promise<Text> {
  for (const load of texts) {
    const text = await load();
    if (text.blocks.length > 0) return text;
  }
  return { blocks: [], lang: undefined };
}

export const head = ({ industry }: ContactData, context: HeadContext) => industryHead(industry, context);
