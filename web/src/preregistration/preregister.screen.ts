import type { Head } from '../page/head.ts';
import { loadQuietly } from '../page/load-module.ts';
import type { HeadContext } from '../page/screen.ts';
import type { PreregistrationData } from './preregistration-data.ts';

export { PreregistrationPage as Screen } from './preregister.tsx';
export { loadPreregister as loader } from './preregistration-data.ts';

export const loadLater = () => loadQuietly(() => import('./registration-result.tsx'));

/** Misspelt and alternative addresses have the address used in links as their canonical one. A-07 */
export function head({ show, status, links, isPrivate }: PreregistrationData, { texts }: HeadContext): Head {
  const isForm = status === 'preregister';
  const isOutcome = status === 'success' || status === 'finish';
  return {
    title: texts.text(isOutcome ? 'preregistrationPage.head.outcome' : 'preregistrationPage.head.title', {
      exhibition: show.name,
    }),
    heading: texts.text(isOutcome ? 'preregistrationPage.looking' : 'preregistrationPage.heading'),
    description: texts.text('preregistrationPage.head.description', { exhibition: show.name }),
    industry: show.industry,
    ...(isForm && { canonical: links.preregister }),
    noIndex: !isForm,
    noReferrer: isPrivate,
  };
}
