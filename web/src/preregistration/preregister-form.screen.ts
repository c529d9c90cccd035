import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { PreregistrationData } from './preregistration-data.ts';

export { PreregistrationPage as Screen } from './preregister.tsx';
export { loadPreregisterForm as loader } from './preregistration-data.ts';

/** The canonical address is the exhibition's own form, which has the same content. */
export const head = ({ show, links, isPrivate }: PreregistrationData, { texts }: HeadContext): Head => ({
  title: texts.text('preregistrationPage.head.title', { exhibition: show.name }),
  heading: texts.text('preregistrationPage.heading'),
  industry: show.industry,
  canonical: links.preregister,
  noIndex: true,
  noReferrer: isPrivate,
});
