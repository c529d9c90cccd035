/**
 * Reports failures that no flow expects, such as a port that throws. A report shows nothing to the person; the flow
 * decides what they see.
 */
export interface Bugs {
  report(cause: unknown): void;
}
