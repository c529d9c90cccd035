import type { Side } from '../contract/enquiry/thread-limits.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Clock } from '../ports/clock.ts';
import type { Flow } from '../ports/flow.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Slots } from '../ports/storage.ts';
import type { Timer } from '../ports/timer.ts';
import { createDraftSlot } from './draft.ts';
import { threadDraftsKey } from './keys.ts';
import type { Reader } from './moment.ts';
import { provideThread } from './provide-thread.ts';
import { type ThreadView, threadView } from './thread.view.ts';
import { type BuyerThread, createBuyerCalls, type ThreadCalls } from './thread-calls.ts';
import type { ThreadEvent } from './thread-events.ts';

export interface ThreadPagePorts {
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly clock: Clock;
  readonly bugs: Bugs;
  readonly timer: Timer;
}

export interface ThreadOpening extends Reader {
  readonly side: Side;
  readonly enquiryId: string;
  readonly calls: ThreadCalls;
}

export type ThreadFlow = Flow<ThreadView, ThreadEvent>;

/** Opens an enquiry's thread for the side whose calls are given. D-65 D-95 */
export function openThread(ports: ThreadPagePorts, { calls, ...opening }: ThreadOpening): ThreadFlow {
  const draft = createDraftSlot(ports.storage.slot(threadDraftsKey), opening);
  return startFlow(provideThread({ ...ports, calls, draft }), {
    input: { draft: draft.read() },
    view: threadView(opening),
    timer: ports.timer,
  });
}

/** Opens the thread for the sender of the enquiry: a logged-in buyer, or a guest with the link of an email. D-95 */
export function openBuyerThread(
  ports: ThreadPagePorts & { readonly gateway: Pick<Gateway, 'enquiry'> },
  opening: BuyerThread & Reader,
): ThreadFlow {
  return openThread(ports, { ...opening, side: 'buyer', calls: createBuyerCalls(ports.gateway, opening) });
}
