import type { Thread } from '../contract/enquiry/thread.ts';
import type { Message } from '../ports/texts.ts';
import { getOtherSide } from './thread.context.ts';

/** Whom the reader writes with. */
export interface Names {
  readonly other: 'buyer' | 'supplier';
  /** '' where no name is known, as of a guest. */
  readonly name: string;
}

export function getSideNames({ viewer, supplier, messages }: Thread): Names {
  const other = getOtherSide(viewer);
  if (other === 'supplier') return { other, name: supplier.name };
  return { other, name: messages.find(({ side, author }) => side === other && author !== '')?.author ?? '' };
}

/** The other side by its name, or as what it is. */
export function getSideLabel({ other, name }: Names): Message {
  return name === '' ? { key: `thread.side.${other}` } : { key: 'thread.author', values: { name: wrapName(name) } };
}

/** Sentences that name the other side, and as they are where no name is known. */
const MESSAGE_WITHOUT_NAME = {
  'thread.masked.waiting': { buyer: 'thread.masked.waiting.buyer', supplier: 'thread.masked.waiting.supplier' },
  'thread.readers': { buyer: 'thread.readers.buyer', supplier: 'thread.readers.supplier' },
  'thread.share.hint': { buyer: 'thread.share.hint.buyer', supplier: 'thread.share.hint.supplier' },
  'thread.share.waiting': { buyer: 'thread.share.waiting.buyer', supplier: 'thread.share.waiting.supplier' },
  'thread.closed.them': { buyer: 'thread.closed.them.buyer', supplier: 'thread.closed.them.supplier' },
} as const;

/** A sentence about the other side. */
export function getNamedMessage({ other, name }: Names, key: keyof typeof MESSAGE_WITHOUT_NAME): Message {
  return name === '' ? { key: MESSAGE_WITHOUT_NAME[key][other] } : { key, values: { name: wrapName(name) } };
}

/** A name inside a sentence keeps its own direction, its last full stop too. */
const wrapName = (name: string): string => `\u2068${name}\u2069`;
