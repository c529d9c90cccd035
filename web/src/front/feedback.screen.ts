import { readQuery } from '@fairhall/core/routes/query';
import { redirect } from 'react-router';
import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import type { LightFeedbackData } from './feedback-data.ts';
import { toLightWords } from './light-words.ts';

export { TrafficLightFeedbackPage as Screen } from './feedback.tsx';

/** Loads the form to report a supplier; without a supplier it redirects to the search. */
export async function loader(visit: Visit<'trafficLightFeedback'>): Promise<LightFeedbackData> {
  const { ports, signal, href } = visit;
  const { supplierId } = readQuery(visit.search);
  if (supplierId === undefined) throw redirect(href('trafficLight', {}));
  const detail = requireValue(
    await (await ports.frontGateway()).trafficLight.detail({ supplierId }, { signal, handled: true }),
  );
  return { ...toLightWords(detail, visit), detailHref: href('trafficLightDetail', {}, { supplierId }) };
}

export const head = ({ name }: LightFeedbackData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.light.detail', { supplier: name }),
  heading: texts.text('feedback.light.title'),
  noIndex: true,
});
