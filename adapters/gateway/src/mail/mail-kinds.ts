/** The kinds of emails. A file that writes a new kind of email declares this interface again to add it. */
export interface MailKinds {
  readonly 'certificate.ends': true;
  readonly 'certificate.refused': true;
  readonly invitation: true;
}

/** The subject of an email. Of postponed emails, a recipient has at most one of each kind. THR-46 */
export type MailKind = keyof MailKinds;
