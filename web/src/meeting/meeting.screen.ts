import { loadExhibition } from '@fairhall/core/exhibition/load';
import type { RouteParams } from '@fairhall/core/routes/routes';
import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type MeetingData, meetingData } from './meeting-data.ts';

export { MeetingPage as Screen } from './meeting.tsx';

/** Loads an exhibitor's free meeting times at its stand, and the buyer's requests. D-30 */
export async function loader(visit: Visit<'expoMeeting' | 'industryMeeting'>): Promise<MeetingData> {
  const { params, ports, signal } = visit;
  const { supplierId } = params;
  const front = await ports.frontGateway();
  const { exhibition, countryUrl } =
    'exhibitionId' in params
      ? { exhibition: requireValue(await loadExhibition(front, params.exhibitionId, signal)), countryUrl: '' }
      : requireValue(await front.industryExpo.site(toSite(params), { signal, handled: true }));
  const { exhibitionId } = exhibition;
  const options = { signal, fresh: true } as const;
  const free = requireValue(await front.meeting.slots({ exhibitionId, supplierId }, { ...options, handled: true }));
  const bookings = requireValue(await front.meeting.list({ exhibitionId }, options));
  return meetingData({ exhibition, countryUrl, supplierId, free, bookings }, visit);
}

const toSite = ({ industryAbbr, websiteAbbr }: RouteParams['industryHome']) => ({ industryAbbr, websiteAbbr });

export const head = ({ exhibitor, show }: MeetingData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.meeting.title', { name: exhibitor.name }),
  heading: texts.text('meeting.title', { name: exhibitor.name }),
  industry: show.industry,
  noIndex: true,
});
