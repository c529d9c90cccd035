import type { ContactMatches } from '@fairhall/core/contract/enquiry/thread';
import type { GatewayError } from '@fairhall/core/contract/error';
import { hasPossibleContact } from '@fairhall/core/enquiry/has-possible-contact';
import type { Result } from '@fairhall/core/result';
import type { Invocation } from '../noun.ts';

/** Finds the parts of a text that would be hidden from the other side. */
export type FindHiddenContacts = (text: string) => Promise<Result<ContactMatches, GatewayError>>;

/**
 * Warns before a text is sent which parts of it will be hidden, as the pages do during typing. The warning is only a
 * help: without a response the text is sent anyway. D-95
 */
export async function warnHiddenContacts(
  { global, terminal, texts }: Invocation,
  text: string,
  find: FindHiddenContacts,
): Promise<void> {
  if (global.quiet || !hasPossibleContact(text)) return;
  const found = await find(text);
  if (!found.ok || found.value.hidden.length === 0) return;
  const contacts = found.value.hidden.map((contact) => `\u2068${contact}\u2069`).join(', ');
  terminal.stderr.write(`${texts.text('thread.write.hidden', { contacts })}\n`);
}
