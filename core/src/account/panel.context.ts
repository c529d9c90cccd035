import { type FormView, untouchedForm } from './form.view.ts';
import { firstTab, loginInput, type PanelOpening, registerInput } from './panel-opening.ts';
import type { FormKind } from './verdict.ts';

export interface PanelContext {
  readonly opening: PanelOpening;
  readonly tab: FormKind;
  readonly login: FormView;
  readonly register: FormView;
}

/** The panel before anything has been asked or typed. */
export const firstPanel = (opening: PanelOpening): PanelContext => ({
  opening,
  tab: firstTab(opening),
  login: untouchedForm(loginInput(opening)),
  register: untouchedForm(registerInput(opening)),
});

export const otherOf = (kind: FormKind): FormKind => (kind === 'login' ? 'register' : 'login');

/** Whether an address is known that decides on the tab.  */
export const hasKnownEmail = ({ email = '' }: Pick<PanelOpening, 'email'>): boolean => email !== '';
