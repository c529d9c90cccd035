import type { Side } from '@fairhall/core/contract/enquiry/thread-limits';
import type { GatewayError } from '@fairhall/core/contract/error';
import type { DisplayMessage } from '@fairhall/core/contract/error-message';
import type { ThreadCalls } from '@fairhall/core/thread/thread-calls';
import type { Failure } from '../answer.ts';
import type { Connection } from '../connection.ts';
import type { FindHiddenContacts } from './warn-hidden-contacts.ts';

/** A thread and the side on which a command reads and writes. */
export interface ThreadContext {
  readonly side: Side;
  readonly enquiryId: string;
  readonly connection: Connection;
  readonly calls: ThreadCalls;
  readonly findHiddenContacts: FindHiddenContacts;
  /** The failure of a call, with the given message or otherwise its own. */
  failed(error: GatewayError, message?: DisplayMessage): { readonly ok: false; readonly error: Failure };
}
