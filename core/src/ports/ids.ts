export interface Ids {
  /** A random UUID, version 4. */
  uuid(): string;
  /** Random bytes as base64url without padding: 16 bytes give 22 characters, 32 give 43. */
  secret(bytes: 16 | 32): string;
}
