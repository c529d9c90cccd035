import { LOADING_DELAY } from '@fairhall/core/forms/limits';
import type { Flow } from '@fairhall/core/ports/flow';

interface FlowView {
  readonly busy: boolean;
}

export interface FlowHostOptions<View extends FlowView, Event extends { readonly type: string }> {
  /** Loads the flow's code and starts it. */
  readonly open: () => Promise<Flow<View, Event>>;
  /** The view until the flow is loaded, which is also what the server renders. */
  readonly start: View;
  /** Shows in that view what an event changes, such as a typed text; other events leave the view as it is. */
  readonly echo?: ((view: View, event: Event) => View) | undefined;
  /**
   * Whether an event asks for something, such as to send. Where the code cannot be fetched it is dropped, so that it does
   * not go off later by itself; one that `echo` has refused stays, with what it said.
   */
  readonly isRequest?: ((event: Event) => boolean) | undefined;
  /** The view of a request that has waited for the flow for 100 ms. */
  readonly waiting?: ((view: View) => View) | undefined;
  /** The code could not be fetched; `isAwaited` says whether anything was done that waits for it. */
  readonly failed: (cause: unknown, isAwaited: boolean) => void;
}

/** A flow of core whose code is loaded later. */
export interface FlowHost<View, Event> {
  /** The same object until something changes. */
  view(): View;
  subscribe(changed: () => void): () => void;
  /** An event that comes before the flow is loaded starts loading it, waits, and reaches it in order. */
  send(event: Event): void;
  /** Loads the flow, if that has not begun. After a failure the next call tries again. */
  load(): void;
  stop(): void;
}

/** Loads a flow when it is needed: a page that is only read loads none. */
export function createFlowHost<View extends FlowView, Event extends { readonly type: string }>(
  options: FlowHostOptions<View, Event>,
): FlowHost<View, Event> {
  let flow: Flow<View, Event> | undefined;
  let isOpening = false;
  let isStopped = false;
  const subscribers = new Set<() => void>();
  const notifySubscribers = (): void => {
    for (const subscriber of subscribers) subscriber();
  };
  const queued = queueEvents(options, notifySubscribers);

  async function openFlow(): Promise<void> {
    const opened = await options.open();
    if (isStopped) return opened.stop();
    flow = opened;
    for (const event of queued.take()) opened.send(event);
    opened.subscribe(notifySubscribers);
    notifySubscribers();
  }

  function load(): void {
    if (isOpening) return;
    isOpening = true;
    openFlow().catch((cause: unknown) => {
      isOpening = false;
      options.failed(cause, queued.dropRequests());
    });
  }

  return {
    view: () => flow?.view() ?? queued.view(),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    send(event) {
      if (flow !== undefined) return flow.send(event);
      queued.add(event);
      load();
    },
    load,
    stop() {
      isStopped = true;
      queued.take();
      flow?.stop();
    },
  };
}

interface QueuedEvents<View, Event> {
  readonly view: () => View;
  readonly add: (event: Event) => void;
  /** What was done, in its order; it is held no longer. */
  readonly take: () => readonly Event[];
  /** Says whether anything had been done. */
  readonly dropRequests: () => boolean;
}

/** What is done before the flow is there, and what is seen of it. */
function queueEvents<View extends FlowView, Event extends { readonly type: string }>(
  { start, echo = (view) => view, isRequest = () => false, waiting = (view) => view }: FlowHostOptions<View, Event>,
  changed: () => void,
): QueuedEvents<View, Event> {
  let view = start;
  let events: Event[] = [];
  let delay: ReturnType<typeof setTimeout> | undefined;
  const show = (next: View): void => {
    view = next;
    changed();
  };
  const showWaiting = (): void => {
    delay = undefined;
    show(waiting(view));
  };
  const stopWaiting = (): void => {
    clearTimeout(delay);
    delay = undefined;
  };
  /** A request that was refused at once has had its answer, which stays: the flow will refuse it as well. */
  const omitRequests = (): { events: Event[]; view: View } => {
    const rest: { events: Event[]; view: View } = { events: [], view: start };
    for (const event of events) {
      const next = echo(rest.view, event);
      if (isRequest(event) && (next === rest.view || next.busy)) continue;
      rest.events.push(event);
      rest.view = next;
    }
    return rest;
  };
  return {
    view: () => view,
    add(event) {
      events.push(event);
      show(echo(view, event));
      if (isRequest(event)) delay ??= setTimeout(showWaiting, LOADING_DELAY);
    },
    take() {
      stopWaiting();
      return events.splice(0);
    },
    dropRequests() {
      stopWaiting();
      const hadAny = events.length > 0;
      const rest = omitRequests();
      events = rest.events;
      show(rest.view);
      return hadAny;
    },
  };
}
