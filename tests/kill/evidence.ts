/** An upload as its sender knows it. */
export interface SentFile {
  /** The ids in the gateway's responses to the first try and to repeats. */
  readonly answers: readonly string[];
  /** SHA-256 of the bytes that were sent, in hex. */
  readonly sha256: string;
  /** Number of tries without a response. */
  readonly brokenOff: number;
}

/** An action as its sender knows it. No other action uses its email address, so records are matched by it. */
export interface SentAction {
  readonly kind: 'enquiry' | 'rfq' | 'cart' | 'answers';
  readonly email: string;
  /** The text of the action. */
  readonly words: string;
  /**
   * Number of records that the action creates: a cart one enquiry per product, two colleagues two answers, any other
   * one.
   */
  readonly makes: number;
  /** Number of expected emails: one for all answers together, one each for everything else. */
  readonly mails: number;
  /** The ids in the gateway's responses, to the first try and to each repeat. */
  readonly answers: readonly (readonly string[])[];
  /** The files of an RFQ, in order. */
  readonly files: readonly SentFile[];
}

/** A record in the database; `email` is the recipient of its email. */
export interface StoredRecord {
  readonly table: 'enquiry' | 'rfq' | 'message';
  readonly id: string;
  readonly email: string;
  readonly words: string;
  /** The deduplication key of its email. */
  readonly mail: string;
}

export interface StoredFile {
  readonly fileId: string;
  /** The id of the RFQ that the file belongs to; null before an RFQ uses it. */
  readonly adoptedBy: string | null;
  readonly position: number;
}

/** The content of the database and of the upload folder. */
export interface StoredState {
  readonly records: readonly StoredRecord[];
  readonly outbox: readonly { readonly dedupeKey: string; readonly recipient: string; readonly state: string }[];
  readonly files: readonly StoredFile[];
  /** SHA-256 in hex of every file in the folder, by file name. */
  readonly disk: ReadonlyMap<string, string>;
  /** The email addresses of buyers whose carts are not empty. */
  readonly carts: readonly string[];
}

/** The input of the tally: requests and responses, stored records, and emails that arrived. */
export interface Evidence extends StoredState {
  readonly sent: readonly SentAction[];
  readonly arrived: readonly { readonly messageId: string; readonly recipient: string }[];
  readonly kills: number;
  /** Maximum number of emails that killed servers may still have leased; 0 once every lease has expired. */
  readonly mayBeLeased: number;
}
