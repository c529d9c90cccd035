import type { Head } from '../page/head.ts';
import { optional } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import type { PageBlock } from '../ui/blocks.tsx';
import { findOperatorPage, type OperatorPage } from '../ui/operator-page.ts';

export { ServicePage as Screen } from './service.tsx';

interface Questions {
  readonly lang: string | undefined;
  readonly blocks: readonly PageBlock[];
}

export interface ServiceData {
  /** null while they cannot be loaded: the form is still a form. */
  readonly questions: Questions | null;
  /** How else one reaches the organiser, as operators wrote it; null while they have written nothing. */
  readonly channels: OperatorPage | null;
}

/** Frequent questions, the ways to reach the organiser, and a form. D-18 */
export async function loader(visit: Visit<'customerService'>): Promise<ServiceData> {
  const { ports, boot } = visit;
  const [faq, channels] = await Promise.all([
    ports.contents.load('faq', boot.siteId, boot.lang),
    findOperatorPage(visit, 'customer-service'),
  ]);
  const content = optional(faq, null);
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
