import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { attachFile } from './attach-file.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import type { FoundEnquiry, Purpose } from './find-enquiry.ts';
import { findHiddenInThread } from './find-hidden-contacts.ts';
import { markRead } from './mark-read.ts';
import { readThread } from './read-thread.ts';
import { setState, type WishedState } from './set-state.ts';
import { shareContact } from './share-contact.ts';
import { type MessageInput, writeMessage } from './write-message.ts';

/** Finds the enquiry that an input names, if it belongs to the caller. */
type Find<Named> = (context: CallContext, named: Named, purpose: Purpose) => Promise<FoundEnquiry | undefined>;

/** The calls that both sides have for their enquiries; other enquiries get the same answer as unknown ones. THR-29 */
export function threadHandlers<Named>(ports: ThreadPorts, find: Find<Named>) {
  const runChange = async <Value>(
    named: Named,
    context: CallContext,
    work: (found: FoundEnquiry) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> => {
    const found = await find(context, named, 'change');
    return found === undefined ? err(NOT_FOUND) : work(found);
  };
  return {
    thread: async (input: Named, context: CallContext) => {
      const found = await find(context, input, 'read');
      return found === undefined ? err(NOT_FOUND) : ok(await readThread(ports, context, found));
    },
    markRead: (input: Named & { readonly position: number }, context: CallContext) =>
      runChange(input, context, async (found) => ok(await markRead(ports, context, found, input.position))),
    write: (input: Named & MessageInput, context: CallContext) =>
      runChange(input, context, (found) => writeMessage(ports, context, found, input)),
    /** Opens no transaction of its own, because inspecting a file takes long. */
    attach: async (input: Named & { readonly file: LocalFile }, context: CallContext) => {
      const found = await find(context, input, 'read');
      return found === undefined ? err(NOT_FOUND) : attachFile(ports, context, found, input.file);
    },
    contactsIn: async (input: Named & { readonly text: string }, context: CallContext) => {
      const found = await find(context, input, 'read');
      return found === undefined
        ? err(NOT_FOUND)
        : ok({ hidden: [...(await findHiddenInThread(ports, context, found, input.text))] });
    },
    setState: (input: Named & WishedState, context: CallContext) =>
      runChange(input, context, (found) => setState(context, found, input)),
    shareContact: (input: Named, context: CallContext) =>
      runChange(input, context, async (found) => ok(await shareContact(context, found))),
  };
}
