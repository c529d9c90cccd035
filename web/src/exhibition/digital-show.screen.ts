import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import type { ExhibitionDigitalData } from './digital-show-data.ts';
import { pageLoaders } from './lazy-loaders.ts';

export { ExhibitionDigitalPage as Screen } from './digital-show.tsx';

export const loader = async (visit: Visit<'digitalShow'>): Promise<ExhibitionDigitalData> =>
  (await pageLoaders.load()).loadDigitalShow(visit);

export const head = ({ show, hrefs }: ExhibitionDigitalData, { texts }: HeadContext): Head => ({
  title: texts.text(show === null ? 'seo.digitalShow.title' : 'seo.digitalShow.of', { name: show?.name ?? '' }),
  heading: texts.text('exhibition.digital'),
  description: texts.text('exhibition.digital.lead'),
  canonical: hrefs.own,
});
