export interface CartData {
  /** The exhibition that the visitor comes from; the message then names it. */
  readonly exhibitionId: string | null;
}
