import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { findOperatorPage, loadCommonText } from '../ui/operator-page.ts';
import type { ServiceData } from './service-data.ts';

export { ServicePage as Screen } from './service.tsx';

/** Loads frequent questions and the organiser's contact details, for a page with a form. D-18 */
export async function loader(visit: Visit<'customerService'>): Promise<ServiceData> {
  const [questions, channels] = await Promise.all([
    loadCommonText(visit, 'faq'),
    findOperatorPage(visit, 'customer-service'),
  ]);
  return { questions: questions.blocks.length > 0 ? questions : null, channels };
}

export const head = (_: ServiceData, { texts, href }: HeadContext): Head => ({
  title: texts.text('seo.service.title'),
  heading: texts.text('service.title'),
  description: texts.text('service.lead'),
  canonical: href('customerService', {}),
});
