import type { SmtpSink } from '../support/smtp-sink.ts';
import type { Buyer } from './buyers.ts';

export interface BrowserStage {
  readonly origin: string;
  readonly sink: SmtpSink;
  readonly buyer: Buyer;
  /** The guest's network address. */
  readonly address: string;
  /** The folder of the browser's profile, which survives the kill. */
  readonly profile: string;
}
