import type { AskedForm } from '@fairhall/core/preregistration/entry';

/** Shows a form over the page; `end` is called once, with whether somebody has registered by it. */
type ShowForm = (form: AskedForm, end: (isRegistered: boolean) => void) => void;

let show: ShowForm | null = null;

/** Says who shows the forms that features ask for; the answer takes that back. */
export function showAskedForms(by: ShowForm): () => void {
  show = by;
  return () => {
    show = null;
  };
}

const watchers = new Set<() => void>();

/** Tells when somebody has registered by a form over the page; the answer takes that back. */
export function watchRegistered(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Asks for a pre-registration over the page, and tells whether there is one now. */
export const askForm = (form: AskedForm): Promise<boolean> =>
  new Promise((resolve) => {
    if (show === null) return resolve(false);
    show(form, (isRegistered) => {
      resolve(isRegistered);
      if (isRegistered) for (const changed of watchers) changed();
    });
  });
