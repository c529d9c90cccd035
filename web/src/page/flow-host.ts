import { LOADING_DELAY } from '@fairhall/core/forms/limits';
import type { Flow } from '@fairhall/core/ports/flow';

interface FlowView {
  readonly busy: boolean;
}

export interface FlowHostOptions<View extends FlowView, Event extends { readonly type: string }> {
  /** Loads the flow's code and starts it. */
  readonly open: () => Promise<Flow<View, Event>>;
  /** The view until the flow has loaded, which the server renders too. */
  readonly start: View;
  /** Returns the start view with the change of an event, such as a typed text; other events leave the view as it is. */
  readonly echo?: ((view: View, event: Event) => View) | undefined;
  /**
   * Whether an event is a request, for example to send. If the code cannot be loaded a request is dropped, so that it
   * is not carried out unexpectedly later. A request that `echo` has rejected stays, with its message.
   */
  readonly isRequest?: ((event: Event) => boolean) | undefined;
  /** The view while a request has waited for the flow for 100 ms. */
  readonly waiting?: ((view: View) => View) | undefined;
  /** Called when the code could not be loaded; `isAwaited` is true if an event waits for it. */
  readonly failed: (cause: unknown, isAwaited: boolean) => void;
}

/** A flow of core whose code loads later. */
export interface FlowHost<View, Event> {
  /** Returns the same object until the view changes. */
  view(): View;
  subscribe(changed: () => void): () => void;
  /** Sends an event. Before the flow has loaded, it starts the loading; queued events reach the flow in order. */
  send(event: Event): void;
  /** Loads the flow unless that has begun. After a failure the next call tries again. */
  load(): void;
  stop(): void;
}

/** Creates a host that loads its flow on demand: a page that is only read loads none. */
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
  /** Removes and returns all queued events in order. */
  readonly take: () => readonly Event[];
  /** Drops queued requests; returns whether any event was queued. */
  readonly dropRequests: () => boolean;
}

/** Queues events until the flow has loaded, and computes the view meanwhile. */
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
  /**
   * Drops requests, except those that `echo` has rejected: their message stays, and the flow will reject them too.
   *
   */
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
