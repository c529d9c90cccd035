import type { Message } from '../ports/texts.ts';
import type { Link } from './link.ts';

/** What a page shows in place of an empty list: a title, an explanation, and a link to go on with. */
export interface EmptyList {
  readonly title: Message;
  readonly text: Message;
  readonly action: Message;
  readonly link: Link;
}
