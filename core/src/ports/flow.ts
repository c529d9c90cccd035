/** A running flow: gives its current view to the page, and receives the person's actions as events. */
export interface Flow<View extends { readonly busy: boolean }, Event extends { readonly type: string }> {
  /** Returns the same object until something changes. */
  view(): View;
  /** Calls back after every change; returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
  /** Handles an event; ignored after the flow has ended. */
  send(event: Event): void;
  stop(): void;
  /** The types of event that the flow handles. */
  readonly events: readonly string[];
}
