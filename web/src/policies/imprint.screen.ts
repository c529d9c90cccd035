import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { type PolicyData, type PolicyText, toPolicyData, toPolicyText } from './policy-data.ts';

export { PolicyPage as Screen } from './policy.tsx';
export { head } from './policy-head.ts';

/** Loads the imprint that the organiser wrote, or else their name and contact details. Without either there is none. */
export async function loader(visit: Visit<'imprint'>): Promise<PolicyData> {
  const { boot, ports } = visit;
  const written = await ports.contents.load('imprint', boot.siteId, boot.lang);
  const content = written.ok ? toPolicyText(written.value, visit) : toImprint(visit);
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
