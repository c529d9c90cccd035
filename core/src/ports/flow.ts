/** A running flow: what a page shows of it, and how it is told what a person does. */
export interface Flow<View extends { readonly busy: boolean }, Event extends { readonly type: string }> {
  /** The same object until something changes. */
  view(): View;
  /** Calls back after every change; answers how to stop listening. */
  subscribe(changed: () => void): () => void;
  /** What comes after the flow has ended is ignored. */
  send(event: Event): void;
  stop(): void;
  /** The types of event that it takes. */
  readonly events: readonly string[];
}
