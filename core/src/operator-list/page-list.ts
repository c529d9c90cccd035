import { PAGE_BLOCKS, PAGE_BLOCKS_MAX, PAGE_ITEMS_MAX, PAGE_TEXT_MAX } from '../contract/cms/limits.ts';
import { isBlankText } from '../forms/text-input.ts';
import { LANGUAGE_LIST } from '../site/languages.ts';
import { type Column, checkLength, checkOption, ID, type ListKind, type Row } from './column.ts';
import { isLinkTarget } from './link-list.ts';
import { isPageName, PAGE_NAME_SHAPES } from './page-names.ts';

/** A block of a page. All texts are plain and contain no markup. D-45 */
export interface PageBlock {
  readonly type: (typeof PAGE_BLOCKS)[number];
  readonly text?: string;
  readonly items?: string[];
  /** For a link: a path of this site, a permitted short-link target, or `mailto:` and an address. */
  readonly href?: string;
  /** For an image: its id. */
  readonly image?: string;
}

/** The column with the blocks of a text that operators write. D-45 */
export const pageBlocksColumn: Column = {
  name: 'blocks',
  needed: true,
  problem: (value) =>
    parseBlocks({ blocks: value }) === undefined
      ? { key: 'operatorList.blocks', values: { types: PAGE_BLOCKS.join(', ') } }
      : undefined,
};

/** The pages that operators write, one row for each language. D-45 */
export const pageList: ListKind = {
  key: 'page',
  part: 'lang',
  columns: [
    {
      name: 'page',
      needed: true,
      problem: (value) =>
        isPageName(value)
          ? undefined
          : { key: 'operatorList.pageName', values: { names: PAGE_NAME_SHAPES.join('; ') } },
    },
    { name: 'lang', needed: true, problem: checkOption(LANGUAGE_LIST.map(({ code }) => code)) },
    { name: 'title', needed: true, problem: checkLength(200) },
    pageBlocksColumn,
  ],
};

/** Parses the blocks of a page's row; undefined if any of them is not permitted. D-45 */
export function parseBlocks({ blocks = '' }: Row): PageBlock[] | undefined {
  const parsed = parseList(blocks);
  return parsed !== undefined && parsed.length <= PAGE_BLOCKS_MAX && parsed.every(isBlock) ? parsed : undefined;
}

function parseList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && !isBlankText(value) && value.length <= PAGE_TEXT_MAX;

/** An email address as a link, without parameters that would prefill the email. */
const MAIL = /^mailto:[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+$/;

/** The members of each type of block. A block must have all of them and no others. */
const MEMBER_CHECKS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  heading: { text: isShort },
  text: { text: isShort },
  items: { items: (value) => Array.isArray(value) && value.length <= PAGE_ITEMS_MAX && value.every(isShort) },
  link: { text: isShort, href: (value) => isShort(value) && (isLinkTarget(value) || MAIL.test(value)) },
  image: { text: isShort, image: (value) => typeof value === 'string' && ID.test(value) },
};

function isBlock(value: unknown): value is PageBlock {
  if (typeof value !== 'object' || value === null) return false;
  const { type, ...members } = value as Record<string, unknown>; // its members are checked below
  const expected = typeof type === 'string' && Object.hasOwn(MEMBER_CHECKS, type) ? MEMBER_CHECKS[type] : undefined;
  if (expected === undefined || Object.keys(members).length !== Object.keys(expected).length) return false;
  return Object.entries(expected).every(([name, fits]) => fits(members[name]));
}
