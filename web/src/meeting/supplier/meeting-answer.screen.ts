import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { countryNames } from '../../ui/country-names.ts';
import type { MeetingAnswerData } from './meeting-answer-data.ts';

export { MeetingAnswer as Screen } from './meeting-answer.tsx';

/**
 * The server loads nothing of the request: only the page's script reads it with the token of the address, and only the
 * button answers it, because programs that scan emails open links too. THR-04
 */
export const loader = async (visit: Visit<'supplierMeetingAnswer'>): Promise<MeetingAnswerData> => ({
  isAccepting: visit.params.meetingAnswer === 'accept',
  countries: await countryNames(visit),
});

/** The address contains a token, which must not be sent to other pages as referrer. THR-04 */
export const head = (_: MeetingAnswerData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.meetingAnswer.title'),
  heading: texts.text('meetingAnswer.heading'),
  noIndex: true,
  noReferrer: true,
});
