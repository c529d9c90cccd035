import type { Message } from '../ports/texts.ts';
import type { Link } from './link.ts';

/** What is said in place of a list, with what one can do about it. */
export interface EmptyList {
  readonly title: Message;
  readonly text: Message;
  readonly action: Message;
  readonly link: Link;
}
