import type { Head } from '../page/head.ts';
import { loadQuietly } from '../page/load-module.ts';
import type { HeadContext } from '../page/screen.ts';
import type { PreregistrationData } from './preregistration-data.ts';

export { PreregistrationPage as Screen } from './preregister.tsx';
export { loadPreregister as loader } from './preregistration-data.ts';

export const loadLater = () => loadQuietly(() => import('./registration-result.tsx'));

const HEADS = {
  form: { title: 'preregistrationPage.head.title', heading: 'preregistrationPage.heading' },
  outcome: { title: 'preregistrationPage.head.outcome', heading: 'preregistrationPage.looking' },
  withdraw: { title: 'preregistrationPage.head.withdraw', heading: 'preregistrationPage.withdraw.title' },
} as const;

/** Misspelt and alternative addresses have the address used in links as their canonical one. A-07 */
export function head({ show, status, links, isPrivate }: PreregistrationData, { texts }: HeadContext): Head {
  const isForm = status === 'preregister';
  const isOutcome = status === 'success' || status === 'finish';
  const { title, heading } = HEADS[status === 'withdraw' ? 'withdraw' : isOutcome ? 'outcome' : 'form'];
  return {
    title: texts.text(title, { exhibition: show.name }),
    heading: texts.text(heading),
    description: texts.text('preregistrationPage.head.description', { exhibition: show.name }),
    industry: show.industry,
    ...(isForm && { canonical: links.preregister }),
    noIndex: !isForm,
    noReferrer: isPrivate,
  };
}
