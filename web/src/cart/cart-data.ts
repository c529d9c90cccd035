export interface CartData {
  /** The exhibition from which the visitor came; the message then names it. */
  readonly exhibitionId: string | null;
}
