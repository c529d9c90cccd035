import type { MailStatus } from '@fairhall/core/contract/mail-status';
import type { RequiredRegistration } from '@fairhall/core/preregistration/registration-gate';

/** The result of a form over the page. */
export interface FormEnd {
  readonly isRegistered: boolean;
  /** The status of the email with the badge; null without a registration, or if the response does not contain it. */
  readonly mail: MailStatus | null;
}

export const FORM_NOT_REGISTERED: FormEnd = { isRegistered: false, mail: null };

/** Shows a form over the page; `end` is called once. */
type ShowForm = (form: RequiredRegistration, end: (end: FormEnd) => void) => void;

let show: ShowForm | null = null;

/** Sets the host that shows the forms which features request; returns a function that removes it. */
export function provideFormHost(by: ShowForm): () => void {
  show = by;
  return () => {
    show = null;
  };
}

const registrationWatchers = new Set<() => void>();

/** Calls back after a registration by a form over the page; returns a function to stop. */
export function watchRegistered(changed: () => void): () => void {
  registrationWatchers.add(changed);
  return () => registrationWatchers.delete(changed);
}

/** Shows a pre-registration form over the page, and resolves to its result. */
export const askForm = (form: RequiredRegistration): Promise<FormEnd> =>
  new Promise((resolve) => {
    if (show === null) return resolve(FORM_NOT_REGISTERED);
    show(form, (end) => {
      resolve(end);
      if (end.isRegistered) for (const changed of registrationWatchers) changed();
    });
  });
