import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { findOperatorPage } from '../ui/operator-page.ts';
import { type PolicyData, type PolicyText, toPolicyData } from './policy-data.ts';

export { PolicyPage as Screen } from './policy.tsx';
export { head } from './policy-head.ts';

/** Loads the imprint that the organiser wrote, or else their name and contact details. Without either there is none. */
export async function loader(visit: Visit<'imprint'>): Promise<PolicyData> {
  const written = await findOperatorPage(visit, 'imprint');
  const content = written === null ? toImprint(visit) : { ...written, lang: written.lang ?? visit.boot.lang };
  if (content === undefined) throw pageError('noSuchPage');
  return toPolicyData(content, { site: null, canonical: visit.href('imprint', {}) }, visit);
}

function toImprint({ boot, texts }: Visit<'imprint'>): PolicyText | undefined {
  const { name, lines } = boot.brand;
  if (lines === undefined) return undefined;
  const blocks = [{ text: name }, ...lines].map(
    (line) => ({ type: 'href' in line ? 'link' : 'text', ...line }) as const,
  );
  return { title: texts.text('policies.imprint'), lang: boot.lang, blocks };
}
