/** The kinds of mails. A file that words mails of a new kind adds it by declaring this interface again there. */
export interface MailKinds {
  readonly 'certificate.ends': true;
  readonly 'certificate.refused': true;
  readonly invitation: true;
}

/** What a mail is about. Of what is postponed for a recipient, one of each kind waits. THR-46 */
export type MailKind = keyof MailKinds;
