import type { Side } from '@fairhall/core/contract/enquiry/thread-limits';
import type { GatewayError } from '@fairhall/core/contract/error';
import type { DisplayMessage } from '@fairhall/core/contract/error-message';
import type { ThreadCalls } from '@fairhall/core/thread/thread-calls';
import type { Failure } from '../answer.ts';
import type { Connection } from '../connection.ts';
import type { FindHiddenContacts } from './warn-hidden-contacts.ts';

/** A thread and the side from which a command reads it and writes in it. */
export interface ThreadContext {
  readonly side: Side;
  readonly enquiryId: string;
  readonly connection: Connection;
  readonly calls: ThreadCalls;
  readonly findHiddenContacts: FindHiddenContacts;
  /** The failure of one of the calls, in the words given or else its own. */
  failed(error: GatewayError, message?: DisplayMessage): { readonly ok: false; readonly error: Failure };
}
