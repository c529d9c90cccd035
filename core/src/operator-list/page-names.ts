import { STATIC_CONTENT_NAMES } from '../contract/cms/static-content.ts';
import { INDUSTRY_BY_KEY } from '../site/industries.ts';
import { listSites } from '../site/sites.ts';
import { ID } from './column.ts';

/** Pages that every site has, or a place of its own on a page. D-45 */
const COMMON_PAGES = [...STATIC_CONTENT_NAMES, 'customer-service'] as const;

/** The pages of an industry at a site of which an organiser can write the text. */
const INDUSTRY_PAGES = ['intro', 'why-attend', 'why-exhibit', 'vip-buyers', 'history', 'contact-us'];

const INDUSTRIES = Object.entries(INDUSTRY_BY_KEY);

/** The names that a page can have: those that some page shows. Letters in angle brackets stand for any of a kind. */
export const PAGE_NAME_SHAPES: readonly string[] = [
  ...COMMON_PAGES,
  '<one of these>-<site>, as in terms-turkey',
  '<industry>-<site>-<page>, as in tex-tr-why-attend',
  'banner-<industry>, as in banner-textile',
  'theme-<exhibition>-<theme>',
  'fair-<site>-<page>',
];

const isOneOf = (values: readonly string[], value: string): boolean => values.includes(value);

/** Whether some page shows a text of this name. D-45 */
export function isPageName(name: string): boolean {
  if (!ID.test(name)) return false;
  if (isOneOf(COMMON_PAGES, name) || /^theme-[A-Za-z0-9]+-[A-Za-z0-9]+$/.test(name)) return true;
  const sites = listSites();
  if (sites.some(({ enName }) => isOneOf(COMMON_PAGES, removeEnd(name, `-${enName}`)))) return true;
  if (sites.some(({ enName }) => name.startsWith(`fair-${enName}-`))) return true;
  if (INDUSTRIES.some(([key]) => name === `banner-${key}`)) return true;
  return INDUSTRIES.some(([, { abbr: industry }]) =>
    sites.some(({ abbr }) => {
      const start = `${industry}-${abbr}-`;
      return name.startsWith(start) && isOneOf(INDUSTRY_PAGES, name.slice(start.length));
    }),
  );
}

const removeEnd = (text: string, end: string): string => (text.endsWith(end) ? text.slice(0, -end.length) : '');

/** The names under which a site looks for a text: its own, then the one that all sites have. */
export const listPageNames = (name: string, siteEnName: string | undefined): readonly string[] =>
  siteEnName !== undefined && isOneOf(COMMON_PAGES, name) ? [`${name}-${siteEnName}`, name] : [name];
