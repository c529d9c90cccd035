import type { Head } from '../page/head.ts';
import { getValueOr } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { findOperatorPage } from '../ui/operator-page.ts';
import type { ServiceData } from './service-data.ts';

export { ServicePage as Screen } from './service.tsx';

/** Loads frequent questions and the organiser's contact details, for a page with a form. D-18 */
export async function loader(visit: Visit<'customerService'>): Promise<ServiceData> {
  const { ports, boot } = visit;
  const [faq, channels] = await Promise.all([
    ports.contents.load('faq', boot.siteId, boot.lang),
    findOperatorPage(visit, 'customer-service'),
  ]);
  const content = getValueOr(faq, null);
  const questions = content && {
    lang: content.lang === boot.lang ? undefined : content.lang,
    blocks: content.blocks,
  };
  return { questions, channels };
}

export const head = (_: ServiceData, { texts, href }: HeadContext): Head => ({
  title: texts.text('seo.service.title'),
  heading: texts.text('service.title'),
  description: texts.text('service.lead'),
  canonical: href('customerService', {}),
});
