/** What its sender knows about an upload. */
export interface SentFile {
  /** The ids that the gateway answered, to the first try and to repeats. */
  readonly answers: readonly string[];
  /** SHA-256 of the bytes that were sent, in hex. */
  readonly sha256: string;
  /** How many tries got no answer. */
  readonly brokenOff: number;
}

/**
 * What its sender knows about an action. Its email address is used by no other action, so records are matched by it.
 */
export interface SentAction {
  readonly kind: 'enquiry' | 'rfq' | 'cart' | 'answers';
  readonly email: string;
  /** The text that was written. */
  readonly words: string;
  /** How many records the action makes: a cart one enquiry per product, two colleagues two answers, any other one. */
  readonly makes: number;
  /** How many mails tell of them: of answers one, however many there are; of all else one each. */
  readonly mails: number;
  /** The ids that the gateway answered, to the first try and to each repeat. */
  readonly answers: readonly (readonly string[])[];
  /** The files of a request for quotation, in their order. */
  readonly files: readonly SentFile[];
}

/** A record in the database; `email` is the address that its mail goes to. */
export interface StoredRecord {
  readonly table: 'enquiry' | 'rfq' | 'message';
  readonly id: string;
  readonly email: string;
  readonly words: string;
  /** The key of the mail that tells of it. */
  readonly mail: string;
}

export interface StoredFile {
  readonly fileId: string;
  /** The id of the request that the file belongs to; null before a request takes it. */
  readonly adoptedBy: string | null;
  readonly position: number;
}

/** What the database and the folder of sent files hold. */
export interface StoredState {
  readonly records: readonly StoredRecord[];
  readonly outbox: readonly { readonly dedupeKey: string; readonly recipient: string; readonly state: string }[];
  readonly files: readonly StoredFile[];
  /** SHA-256 in hex of every file in the folder, by file name. */
  readonly disk: ReadonlyMap<string, string>;
  /** The email addresses of buyers whose carts are not empty. */
  readonly carts: readonly string[];
}

/** Everything that the tally judges: what was sent and answered, what is stored, and which mails arrived. */
export interface Evidence extends StoredState {
  readonly sent: readonly SentAction[];
  readonly arrived: readonly { readonly messageId: string; readonly recipient: string }[];
  readonly kills: number;
  /** How many mails killed servers may still have on lease; 0 once every lease has ended. */
  readonly mayBeLeased: number;
}
