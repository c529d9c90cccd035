import type { BadgeContent } from '@fairhall/core/badge/badge-content';

/** The badge of an email, drawn when the email is sent: the text a person reads, and the content of its code. */
export interface MailedBadge {
  readonly face: BadgeContent;
  readonly text: string;
}

/** A file attached to an email. */
export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** An email ready to send; its text is already rendered. */
export interface Mail {
  readonly to: string;
  /** The site that it speaks for; the international one if absent. */
  readonly siteId?: number | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The address for one-click unsubscribe by POST without a page; for newsletters only. RFC 8058 */
  readonly unsubscribe?: string | undefined;
  /** The badge whose picture is attached. */
  readonly badge?: MailedBadge | undefined;
}
