import { PAGE_BLOCKS, PAGE_BLOCKS_MAX, PAGE_ITEMS_MAX, PAGE_TEXT_MAX } from '../contract/cms/limits.ts';
import { isBlankText } from '../forms/text-input.ts';
import { LANGUAGES } from '../site/languages.ts';
import { type Column, checkLength, checkOption, checkPattern, ID, type ListKind, type Row } from './column.ts';
import { isLinkTarget } from './link-list.ts';

/** A part of a page. All texts are plain: nothing in them is markup. D-45 */
export interface PageBlock {
  readonly type: (typeof PAGE_BLOCKS)[number];
  readonly text?: string;
  readonly items?: string[];
  /** Of a link: a path of ours, an address that a short link may lead to, or `mailto:` and an address. */
  readonly href?: string;
  /** Of an image: its id. */
  readonly image?: string;
}

/** The column of what a text of operators is made of. D-45 */
export const pageBlocksColumn: Column = {
  name: 'blocks',
  needed: true,
  problem: (value) =>
    parseBlocks({ blocks: value }) === undefined
      ? { key: 'operatorList.blocks', values: { types: PAGE_BLOCKS.join(', ') } }
      : undefined,
};

/** Pages that operators write, a row for each language. D-45 */
export const pageList: ListKind = {
  key: 'page',
  part: 'lang',
  columns: [
    { name: 'page', needed: true, problem: checkPattern(ID, 'operatorList.id') },
    { name: 'lang', needed: true, problem: checkOption(LANGUAGES.map(({ code }) => code)) },
    { name: 'title', needed: true, problem: checkLength(200) },
    pageBlocksColumn,
  ],
};

/** The blocks of a page's row; undefined where it holds anything that is not allowed. D-45 */
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

/** An address to write to, without anything that would fill in the mail. */
const MAIL = /^mailto:[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+$/;

/** The members that each type of block has, all of them and no other. */
const MEMBER_CHECKS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  heading: { text: isShort },
  text: { text: isShort },
  items: { items: (value) => Array.isArray(value) && value.length <= PAGE_ITEMS_MAX && value.every(isShort) },
  link: { text: isShort, href: (value) => isShort(value) && (isLinkTarget(value) || MAIL.test(value)) },
  image: { text: isShort, image: (value) => typeof value === 'string' && ID.test(value) },
};

function isBlock(value: unknown): value is PageBlock {
  if (typeof value !== 'object' || value === null) return false;
  const { type, ...members } = value as Record<string, unknown>; // its members are checked right here
  const expected = typeof type === 'string' && Object.hasOwn(MEMBER_CHECKS, type) ? MEMBER_CHECKS[type] : undefined;
  if (expected === undefined || Object.keys(members).length !== Object.keys(expected).length) return false;
  return Object.entries(expected).every(([name, fits]) => fits(members[name]));
}
