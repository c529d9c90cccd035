import type { Thread } from '../contract/enquiry/thread.ts';
import type { Message } from '../ports/texts.ts';
import { getOtherSide } from './thread.context.ts';

/** The other side of the thread, as the reader sees it. */
export interface Names {
  readonly other: 'buyer' | 'supplier';
  /** '' if no name is known, as for a guest. */
  readonly name: string;
}

export function getSideNames({ viewer, supplier, messages }: Thread): Names {
  const other = getOtherSide(viewer);
  if (other === 'supplier') return { other, name: supplier.name };
  return { other, name: messages.find(({ side, author }) => side === other && author !== '')?.author ?? '' };
}

/** Returns the name of the other side, or its role if there is no name. */
export function getSideLabel({ other, name }: Names): Message {
  return name === '' ? { key: `thread.side.${other}` } : { key: 'thread.author', values: { name: wrapName(name) } };
}

/** The other side's name as the page's title. A buyer without a name is called the same as in the supplier's list. */
export const getSideTitle = (names: Names): Message =>
  names.other === 'buyer' && names.name === '' ? { key: 'thread.noName' } : getSideLabel(names);

/** The messages about the other side, without its name. */
const MESSAGE_WITHOUT_NAME = {
  'thread.masked.waiting': { buyer: 'thread.masked.waiting.buyer', supplier: 'thread.masked.waiting.supplier' },
  'thread.readers': { buyer: 'thread.readers.buyer', supplier: 'thread.readers.supplier' },
  'thread.share.hint': { buyer: 'thread.share.hint.buyer', supplier: 'thread.share.hint.supplier' },
  'thread.share.waiting': { buyer: 'thread.share.waiting.buyer', supplier: 'thread.share.waiting.supplier' },
  'thread.closed.them': { buyer: 'thread.closed.them.buyer', supplier: 'thread.closed.them.supplier' },
} as const;

/** Returns a message about the other side, with its name if known. */
export function getNamedMessage({ other, name }: Names, key: keyof typeof MESSAGE_WITHOUT_NAME): Message {
  return name === '' ? { key: MESSAGE_WITHOUT_NAME[key][other] } : { key, values: { name: wrapName(name) } };
}

/** Isolates a name's writing direction inside a sentence, including its final full stop. */
const wrapName = (name: string): string => `\u2068${name}\u2069`;
