import type { MailStatus } from '@fairhall/core/contract/mail-status';
import type { RequiredRegistration } from '@fairhall/core/preregistration/registration-gate';

/** What came of a form over the page. */
export interface FormEnd {
  readonly isRegistered: boolean;
  /** Of the mail with the badge; null where nobody has registered, or the answer does not say. */
  readonly mail: MailStatus | null;
}

export const FORM_NOT_REGISTERED: FormEnd = { isRegistered: false, mail: null };

/** Shows a form over the page; `end` is called once. */
type ShowForm = (form: RequiredRegistration, end: (end: FormEnd) => void) => void;

let show: ShowForm | null = null;

/** Says who shows the forms that features ask for; the answer takes that back. */
export function provideFormHost(by: ShowForm): () => void {
  show = by;
  return () => {
    show = null;
  };
}

const registrationWatchers = new Set<() => void>();

/** Tells when somebody has registered by a form over the page; the answer takes that back. */
export function watchRegistered(changed: () => void): () => void {
  registrationWatchers.add(changed);
  return () => registrationWatchers.delete(changed);
}

/** Asks for a pre-registration over the page, and tells what came of it. */
export const askForm = (form: RequiredRegistration): Promise<FormEnd> =>
  new Promise((resolve) => {
    if (show === null) return resolve(FORM_NOT_REGISTERED);
    show(form, (end) => {
      resolve(end);
      if (end.isRegistered) for (const changed of registrationWatchers) changed();
    });
  });
