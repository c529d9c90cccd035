import type { Flow } from '@fairhall/core/ports/flow';

interface FlowView {
  readonly busy: boolean;
}

export interface FlowHostOptions<View extends FlowView, Event extends { readonly type: string }> {
  /** Loads the flow's code and starts it. */
  readonly open: () => Promise<Flow<View, Event>>;
  /** The view until then, which is also what the server renders. */
  readonly start: View;
  /** Shows in that view what was done meanwhile, such as a typed text; what it does not know it leaves as it is. */
  readonly echo?: ((view: View, event: Event) => View) | undefined;
  /** The code could not be fetched; `isAwaited` says whether anything was done that waits for it. */
  readonly failed: (cause: unknown, isAwaited: boolean) => void;
}

/** A flow of core from before its code is there. */
export interface FlowHost<View, Event> {
  /** The same object until something changes. */
  view(): View;
  subscribe(changed: () => void): () => void;
  /** What comes before the flow is there loads it, waits for it, and reaches it in its order. */
  send(event: Event): void;
  /** Loads the flow, if that has not begun. After a failure the next call tries again. */
  load(): void;
  stop(): void;
}

/** Loads a flow when it is needed, so that a page that is only read loads none. */
export function createFlowHost<View extends FlowView, Event extends { readonly type: string }>({
  open,
  start,
  echo = (view) => view,
  failed,
}: FlowHostOptions<View, Event>): FlowHost<View, Event> {
  let shown = start;
  let flow: Flow<View, Event> | undefined;
  let isOpening = false;
  let isStopped = false;
  const waiting: Event[] = [];
  const subscribers = new Set<() => void>();
  const changed = (): void => {
    for (const subscriber of subscribers) subscriber();
  };

  async function openFlow(): Promise<void> {
    const opened = await open();
    if (isStopped) return opened.stop();
    flow = opened;
    for (const event of waiting.splice(0)) opened.send(event);
    opened.subscribe(changed);
    changed();
  }

  function load(): void {
    if (isOpening) return;
    isOpening = true;
    openFlow().catch((cause: unknown) => {
      isOpening = false;
      failed(cause, waiting.length > 0);
    });
  }

  return {
    view: () => flow?.view() ?? shown,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    send(event) {
      if (flow !== undefined) return flow.send(event);
      waiting.push(event);
      shown = echo(shown, event);
      changed();
      load();
    },
    load,
    stop() {
      isStopped = true;
      flow?.stop();
    },
  };
}
