import { HtmlValidate } from 'html-validate';

const decoded = (value: string): string =>
  value.replace(/&(?:#(\d+)|#x([0-9a-f]+)|amp|quot|lt|gt);/gi, (whole, decimal, hex) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }[whole.toLowerCase()] ?? whole;
  });

/** The decoded texts of the pattern's group at each match. */
export const findValues = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map((match) => decoded(match[1] ?? ''));

/** Parses the data for search engines from a page's head. */
export const parseHead = (html: string) => ({
  title: findValues(html, /<title>([^<]*)<\/title>/g),
  canonical: findValues(html, /<link rel="canonical" href="([^"]*)"/g),
  alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, lang = '', href = '']) => [lang, decoded(href)] as const,
  ),
  isListed: !html.includes('<meta name="robots" content="noindex'),
  description: findValues(html, /<meta name="description" content="([^"]*)"/g),
  image: findValues(html, /<meta property="og:image" content="([^"]*)"/g),
  structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  ),
});

/** The text of a page's main part, which identifies pages with the same content. */
export const extractContent = (html: string): string =>
  (/<main\b.*<\/main>/s.exec(html)?.[0] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Only the rules of the standard; the style of a document is our own. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'void-style': 'off' } });

/** Violations of the HTML standard, a line each. */
export async function listHtmlErrors(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

/**
 * The errors of a page's pictures, a line each: a picture without a size, an address without an id, or more than one
 * picture that loads with priority.
 */
export function listPictureFaults(html: string): readonly string[] {
  const pictures = html.match(/<img\b[^>]*>/g) ?? [];
  const unsized = pictures.filter((picture) => !/ width="\d+"/.test(picture) || !/ height="\d+"/.test(picture));
  const first = pictures.filter((picture) => /fetchpriority="high"/i.test(picture));
  const nameless = pictures.filter((picture) => /\/\.jpg| (?:data-)?src=""|<img(?![^>]* src=)/.test(picture));
  return [
    ...unsized,
    ...nameless,
    ...(first.length > 1 ? [`${first.length} first pictures`] : []),
    ...(first.some((picture) => picture.includes('loading="lazy"')) ? ['the first one waits'] : []),
  ];
}

/** The errors of a page's data for search engines, a line each. */
export function listHeadFaults(html: string, lang: string, languages: readonly string[]): readonly string[] {
  const { title, canonical, alternates, isListed, description, image, structured } = parseHead(html);
  const faults = title.length !== 1 || title[0] === '' ? ['no title'] : [];
  if (!isListed) {
    const isDescribed = canonical.length + alternates.length + structured.length > 0;
    return isDescribed ? [...faults, 'is not to be listed, and is described'] : faults;
  }
  if (canonical.length !== 1) faults.push(`${canonical.length} canonical addresses`);
  if (description.length !== 1 || description[0] === '') faults.push('no description');
  if (image.length !== 1) faults.push('no picture');
  if (!/\.jpg$/.test(image[0] ?? '')) faults.push('a picture that not everybody takes');
  const named = alternates.map(([name]) => name);
  if ([...named].sort().join() !== [...languages, 'x-default'].sort().join()) faults.push(`has ${named}`);
  const own = alternates.find(([name]) => name === lang)?.[1];
  if (own !== canonical[0]) faults.push(`${canonical[0]} is not among its languages`);
  return faults;
}
