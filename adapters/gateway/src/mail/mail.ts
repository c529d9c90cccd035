import type { BadgeContent } from '@fairhall/core/badge/badge-content';

/** A badge as it is drawn when its mail goes out: what a person reads, and what its code tells. */
export interface MailedBadge {
  readonly face: BadgeContent;
  readonly text: string;
}

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A mail as it goes out; its words are rendered already. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where a post ends mails of its kind for its reader, without a page; of news alone. RFC 8058 */
  readonly unsubscribe?: string | undefined;
  /** Whose picture goes with it. */
  readonly badge?: MailedBadge | undefined;
}
