export interface Visitor {
  /** A random label of this browser, no secret. */
  visitorId(): string;
  /** 256 random bits that only the gateway sees; they prove who made what a visitor made (D-95). */
  visitorKey(): string;
}
