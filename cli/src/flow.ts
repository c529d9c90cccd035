import type { Bugs } from '@fairhall/core/ports/bugs';
import type { Flow } from '@fairhall/core/ports/flow';
import { waitUntilIdle } from '@fairhall/core/ports/wait-for-view';
import type { Invocation } from './noun.ts';
import { waitWithProgress } from './progress.ts';

/** The interface through which a command drives a flow. */
export interface FlowDriver<View, Event> {
  /** Sends events to the flow, waits until it is no longer busy, and returns its view. */
  do(...events: readonly Event[]): Promise<View>;
}

type Waiting = Pick<Invocation, 'terminal' | 'texts' | 'global'>;

/**
 * Opens a flow of core while `use` runs, and always stops it. Reports a failure that no flow expects to `bugs`; the
 * command then ends as a bug.
 */
export async function withFlow<
  View extends { readonly busy: boolean },
  Event extends { readonly type: string },
  Opened extends Flow<View, Event>,
  Done,
>(
  invocation: Waiting,
  open: (bugs: Bugs) => Opened & Flow<View, Event>,
  use: (flow: Opened & FlowDriver<View, Event>) => Promise<Done>,
): Promise<Done> {
  const reported: unknown[] = [];
  const flow = open({ report: (cause) => void reported.push(cause) });
  const { signal } = invocation.terminal;
  try {
    const done = await use({
      ...flow,
      do(...events) {
        for (const event of events) flow.send(event);
        return waitWithProgress(invocation, waitUntilIdle(flow, signal));
      },
    });
    if (reported.length > 0) throw reported[0];
    return done;
  } finally {
    flow.stop();
  }
}
