export interface Visitor {
  /** A random id of this browser, not secret. */
  visitorId(): string;
  /**
   * 256 random bits that are sent only to the gateway; they prove that this browser created a visitor's data (D-95).
   */
  visitorKey(): string;
}
