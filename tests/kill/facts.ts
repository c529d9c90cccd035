/** A file as its sender knows it. */
export interface SentFile {
  /** Ids that were answered to her, first try and repeats. */
  readonly answers: readonly string[];
  /** Of what she sent, in hex. */
  readonly sha256: string;
  /** Tries that had no answer. */
  readonly brokenOff: number;
}

/** An action as its sender knows it. Her address names it: nobody else has that one. */
export interface SentAction {
  readonly kind: 'enquiry' | 'rfq' | 'cart';
  readonly email: string;
  /** What she wrote. */
  readonly words: string;
  /** How many records it makes, each with a mail: a cart an enquiry for each of its products, all else one. */
  readonly makes: number;
  /** The ids of all its records, as they were answered to her, first try and repeats. */
  readonly answers: readonly (readonly string[])[];
  /** Files of a request, in their order. */
  readonly files: readonly SentFile[];
}

/** A row that was made for somebody; `email` is where its mail goes. */
export interface KeptRecord {
  readonly table: 'enquiry' | 'rfq';
  readonly id: string;
  readonly email: string;
  readonly words: string;
}

export interface KeptFile {
  readonly fileId: string;
  /** The request it belongs to. */
  readonly adoptedBy: string | null;
  readonly position: number;
}

/** What the database and the folder of files hold. */
export interface Kept {
  readonly records: readonly KeptRecord[];
  readonly outbox: readonly { readonly dedupeKey: string; readonly recipient: string; readonly state: string }[];
  readonly files: readonly KeptFile[];
  /** SHA-256 in hex of every file on the disk, by its name. */
  readonly disk: ReadonlyMap<string, string>;
  /** Whose carts hold something. */
  readonly carts: readonly string[];
}

/** What is left of the actions, as seen from outside, in the database, on the disk and at the mail server. */
export interface Facts extends Kept {
  readonly sent: readonly SentAction[];
  readonly arrived: readonly { readonly messageId: string; readonly recipient: string }[];
  readonly kills: number;
  /** Mails that a killed server may still hold; 0 once all have had their time. */
  readonly mayRest: number;
}
