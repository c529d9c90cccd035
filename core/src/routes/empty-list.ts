import type { Message } from '../ports/texts.ts';
import type { Link } from './link.ts';

/** The content of an empty list: a title, an explanation, and a link to continue with. */
export interface EmptyList {
  readonly title: Message;
  readonly text: Message;
  readonly action: Message;
  readonly link: Link;
}
