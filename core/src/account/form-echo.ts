import { toField } from '../forms/field.ts';
import { toWaitingSubmit } from '../forms/submit.view.ts';
import { NO_INTERESTS } from './authenticate.ts';
import type { FormEvent } from './form.machine.ts';
import {
  type AccountForm,
  hasAddress,
  initialForm,
  revealFormErrors,
  withEmail,
  withEmailChecked,
  withInterests,
  withPassword,
  withPasswordChecked,
} from './form.ts';
import { type FormView, toUncheckedFormView } from './form.view.ts';

/**
 * The form's view after an event that came before the flow was loaded. It equals the view that the flow will show after
 * the same event. Errors that the form finds itself show at once; an address that the gateway must check waits for the
 * flow.  A-22
 */
export function formEcho(view: FormView, event: FormEvent): FormView {
  const changedView = applyEvent(view, event);
  return view.submit.loading ? { ...changedView, submit: toWaitingSubmit(changedView.submit) } : changedView;
}

function applyEvent(view: FormView, event: FormEvent): FormView {
  const form = toAccountForm(view);
  const isValidating = view.email.state === 'validating';
  const withChange = (change: Partial<AccountForm>) => toUncheckedFormView({ ...form, ...change }, isValidating);
  switch (event.type) {
    case 'email.changed':
      return toUncheckedFormView({ ...form, ...withEmail(form, event.value) });
    case 'email.filled':
      return event.value === '' ? view : validateForm({ ...form, ...withEmail(form, event.value) });
    case 'email.offered':
      return event.value === '' || form.email.value !== ''
        ? view
        : validateForm({ ...form, ...withEmail(form, event.value) });
    case 'email.blurred':
      return isValidating ? view : validateForm(form);
    case 'password.changed': {
      const typed = { ...form, ...withPassword(form, event.value) };
      const isFilledAhead = !isValidating && event.value !== '' && hasAddress(form);
      return isFilledAhead ? validateForm(typed) : toUncheckedFormView(typed, isValidating);
    }
    case 'password.blurred':
      return withChange(withPasswordChecked(form, 'blur'));
    case 'visibility.toggled':
      return withChange({ isVisible: !form.isVisible });
    case 'clause.toggled':
      return withChange({ isAccepted: !form.isAccepted });
    case 'interests.changed':
      return withChange(withInterests(form, event.interests));
    case 'form.submitted':
      return validateForm({ ...form, isSubmitPending: true });
    default:
      return view;
  }
}

/** Converts a view back into its form. This loses nothing as long as the form has not called the gateway. */
const toAccountForm = ({ kind, email, password, clause, interests, submit, refusals }: FormView): AccountForm => ({
  ...initialForm({ kind, acceptClause: clause?.checked }),
  email: toField(email),
  password: toField(password),
  isVisible: password.visible,
  interests: interests ?? NO_INTERESTS,
  isSubmitPending: submit.busy,
  refusals,
  clauseRefusals: clause?.refusals ?? 0,
});

/** The view after the address was left or filled in, or after the form was submitted. */
function validateForm(form: AccountForm): FormView {
  if (form.email.value === '' && !form.isSubmitPending)
    return toUncheckedFormView({ ...form, ...withEmailChecked(form, 'blur') });
  if (hasAddress(form)) return toUncheckedFormView({ ...form, ...withEmailChecked(form, 'blur') }, true);
  return toUncheckedFormView({
    ...form,
    ...(form.isSubmitPending ? revealFormErrors(form) : withEmailChecked(form, 'blur')),
  });
}
