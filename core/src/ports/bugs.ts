/** Where a flow tells of what should never happen. The outcome a person sees is the flow's own. */
export interface Bugs {
  report(cause: unknown): void;
}
