import type { FormKind } from './address-check.ts';
import { type FormView, initialFormView } from './form.view.ts';
import { getInitialTab, loginInput, type PanelOpening, registerInput } from './panel-opening.ts';

export interface PanelContext {
  readonly opening: PanelOpening;
  readonly tab: FormKind;
  readonly login: FormView;
  readonly register: FormView;
}

/** The panel before any call and any input. */
export const initialPanel = (opening: PanelOpening): PanelContext => ({
  opening,
  tab: getInitialTab(opening),
  login: initialFormView(loginInput(opening)),
  register: initialFormView(registerInput(opening)),
});

export const getOtherForm = (kind: FormKind): FormKind => (kind === 'login' ? 'register' : 'login');

/** Whether the opening has an address, which decides the tab.  */
export const hasEmail = ({ email = '' }: Pick<PanelOpening, 'email'>): boolean => email !== '';

/** Whether the person has chosen and typed nothing, so that a known address disturbs nobody. */
export const isUntouched = ({ opening, tab, login, register }: PanelContext): boolean =>
  !hasEmail(opening) && tab === getInitialTab(opening) && hasNoInput(login, register);

export const hasNoInput = (...forms: readonly Pick<FormView, 'email' | 'password' | 'busy'>[]): boolean =>
  forms.every(({ email, password, busy }) => !busy && email.value === '' && password.value === '');
