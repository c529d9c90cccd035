import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { StandData } from './stand-data.ts';

export const standHead = ({ show, isOffered, isPopup, ownHref }: StandData, { texts }: HeadContext): Head => ({
  title: texts.text('stand.head.title', { name: show.name }),
  heading: texts.text('stand.title'),
  description: texts.text(isOffered ? 'stand.lead' : 'stand.lead.next', { name: show.name }),
  canonical: ownHref,
  industry: show.industry,
  noIndex: isPopup,
});
