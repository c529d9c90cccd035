import { fieldOf } from '../forms/field.ts';
import { waitingSubmit } from '../forms/submit.view.ts';
import { NO_INTERESTS } from './authenticate.ts';
import type { FormEvent } from './form.machine.ts';
import {
  type AccountForm,
  hasAddress,
  openedForm,
  refusedForm,
  withEmail,
  withEmailChecked,
  withInterests,
  withPassword,
  withPasswordChecked,
} from './form.ts';
import { type FormView, uncheckedFormView } from './form.view.ts';

/**
 * The form's view after an event that came before its flow, as the flow will show it after the same event. What breaks
 * the form's own rules is shown at once; an address that the gateway checks waits for the flow.  A-22
 */
export function formEcho(view: FormView, event: FormEvent): FormView {
  const after = changed(view, event);
  return view.submit.loading ? { ...after, submit: waitingSubmit(after.submit) } : after;
}

function changed(view: FormView, event: FormEvent): FormView {
  const form = formBehind(view);
  const isValidating = view.email.state === 'validating';
  const after = (change: Partial<AccountForm>) => uncheckedFormView({ ...form, ...change }, isValidating);
  switch (event.type) {
    case 'email.changed':
      return uncheckedFormView({ ...form, ...withEmail(form, event.value) });
    case 'email.filled':
      return event.value === '' ? view : validated({ ...form, ...withEmail(form, event.value) });
    case 'email.offered':
      return event.value === '' || form.email.value !== ''
        ? view
        : validated({ ...form, ...withEmail(form, event.value) });
    case 'email.blurred':
      return isValidating ? view : validated(form);
    case 'password.changed': {
      const typed = { ...form, ...withPassword(form, event.value) };
      const isFilledAhead = !isValidating && event.value !== '' && hasAddress(form);
      return isFilledAhead ? validated(typed) : uncheckedFormView(typed, isValidating);
    }
    case 'password.blurred':
      return after(withPasswordChecked(form, 'blur'));
    case 'visibility.toggled':
      return after({ isVisible: !form.isVisible });
    case 'clause.toggled':
      return after({ isAccepted: !form.isAccepted });
    case 'interests.changed':
      return after(withInterests(form, event.interests));
    case 'form.submitted':
      return validated({ ...form, isWanted: true });
    default:
      return view;
  }
}

/** The form that a view was made of; the view shows all of it as long as nothing was asked of the gateway. */
const formBehind = ({ kind, email, password, clause, interests, submit, refusals }: FormView): AccountForm => ({
  ...openedForm({ kind, acceptClause: clause?.checked }),
  email: fieldOf(email),
  password: fieldOf(password),
  isVisible: password.visible,
  interests: interests ?? NO_INTERESTS,
  isWanted: submit.busy,
  refusals,
  clauseRefusals: clause?.refusals ?? 0,
});

/** The view once the address was left or filled in, or the form sent. */
function validated(form: AccountForm): FormView {
  if (form.email.value === '' && !form.isWanted)
    return uncheckedFormView({ ...form, ...withEmailChecked(form, 'blur') });
  if (hasAddress(form)) return uncheckedFormView({ ...form, ...withEmailChecked(form, 'blur') }, true);
  return uncheckedFormView({ ...form, ...(form.isWanted ? refusedForm(form) : withEmailChecked(form, 'blur')) });
}
