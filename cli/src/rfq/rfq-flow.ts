import { buyerUserInfoKey } from '@fairhall/core/account/keys';
import type { Guest } from '@fairhall/core/forms/guest';
import type { Bugs } from '@fairhall/core/ports/bugs';
import { memorySlot } from '@fairhall/core/ports/memory-slot';
import type { RfqDraft } from '@fairhall/core/rfq/draft';
import type { RfqOpening } from '@fairhall/core/rfq/opening';
import { provideRfq } from '@fairhall/core/rfq/rfq.machine';
import { rfqView } from '@fairhall/core/rfq/rfq.view';
import type { Connection } from '../connection.ts';
import { createLineDeferral } from '../deferral.ts';
import { type Flow, withFlow } from '../flow.ts';
import { keysBelow } from '../idempotency-key.ts';
import { memoryOf } from '../login.ts';
import type { Invocation } from '../noun.ts';

type RfqMachine = ReturnType<typeof provideRfq>;
export type RfqFlow = Flow<RfqMachine>;
export type RfqSnapshot = Awaited<ReturnType<RfqFlow['do']>>;

export interface RfqLine {
  readonly invocation: Invocation;
  readonly connection: Connection;
  /** Of the request; those of its files follow from it, so that a repeat sends none of them twice. */
  readonly key: string;
  readonly opening: RfqOpening;
}

/** The form of the pages for one line, which says everything itself and leaves no draft.  */
export function withRfq<Done>(
  { invocation, connection, key, opening }: RfqLine,
  use: (flow: RfqFlow) => Promise<Done>,
): Promise<Done> {
  const { gateway, storage } = connection;
  const ports = {
    gateway,
    ids: { uuid: keysBelow(key) },
    deferral: createLineDeferral(invocation, connection, key),
    drafts: memorySlot<RfqDraft>(),
    guests: memorySlot<Guest>({ email: memoryOf(connection).contactEmail.read() ?? undefined }),
    buyers: storage.slot(buyerUserInfoKey),
    sources: memorySlot<number>(),
  };
  const provide = (bugs: Bugs) => provideRfq({ ...ports, bugs });
  return withFlow(invocation, { provide, input: opening, isBusy: (snapshot) => rfqView(snapshot).busy }, use);
}
