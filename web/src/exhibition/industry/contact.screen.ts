import type { HeadContext, Visit } from '../../page/screen.ts';
import { findOperatorPage } from '../../ui/operator-page.ts';
import type { ContactData } from './contact-data.ts';
import { loadIndustry } from './industry-data.ts';
import { industryHead } from './industry-head.ts';
import { operatorText } from './industry-text.screen.ts';

export { Contact as Screen } from './contact.tsx';

/** Loads the contact text that staff wrote for this exhibition, otherwise the organiser's contact details. */
export async function loader(visit: Visit<'industryContact'>): Promise<ContactData> {
  const [{ data }, own] = await Promise.all([loadIndustry(visit, 'contact-us'), operatorText(visit, 'contact-us')]);
  const usual = await findOperatorPage(visit, 'customer-service');
  const { blocks, lang } = own.blocks.length > 0 || usual === null ? own : usual;
  return { industry: data, blocks, lang, writeHref: visit.href('customerService', {}) };
}

export const head = ({ industry }: ContactData, context: HeadContext) => industryHead(industry, context);
