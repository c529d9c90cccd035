/**
 * Takes reports of failures that no flow expects, such as a port that throws. Nothing of them is shown: what a person
 * sees is decided by the flow.
 */
export interface Bugs {
  report(cause: unknown): void;
}
