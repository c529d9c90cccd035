import type { ReplyFigures } from '@fairhall/core/contract/catalogue/calls';
import { getFormat } from '@fairhall/core/site/format';
import type { Invocation } from '../noun.ts';

/**
 * How fast and how often a supplier replies; "unknown" if the figures are undefined or null because there are too few
 * enquiries.
 */
export function replyText(reply: ReplyFigures | null | undefined, { texts, global }: Invocation): string {
  if (reply === undefined || reply === null) return texts.text('terminal.supplier.reply.unknown');
  const { number } = getFormat(global.lang);
  const rate = number(reply.rate);
  return reply.hours === undefined
    ? texts.text('terminal.supplier.reply.rate', { rate })
    : texts.text('terminal.supplier.reply', { rate, hours: number(reply.hours) });
}
