import type { SnapshotFrom } from 'xstate';
import { toWaitingSubmit } from '../forms/submit.view.ts';
import type { FormKind } from './address-check.ts';
import type { FormView } from './form.view.ts';
import { formEcho } from './form-echo.ts';
import { getOtherForm, hasEmail, hasNoInput, initialPanel, type PanelContext } from './panel.context.ts';
import type { PanelEvent, panelMachine } from './panel.machine.ts';
import type { PanelOpening } from './panel-opening.ts';

export interface PanelView {
  readonly busy: boolean;
  readonly state: 'deciding' | 'open' | 'done' | 'dismissed';
  /** The small panel shows one form at a time, under tabs.  */
  readonly layout: 'sideBySide' | 'tabs';
  /** The chosen form; it has the focus when the forms are side by side. */
  readonly tab: FormKind;
  /** The forms on the screen, in display order. */
  readonly visibleForms: readonly FormKind[];
  readonly login: FormView;
  readonly register: FormView;
  /** */
  readonly closable: boolean;
}

/** */
export const panelView = (snapshot: SnapshotFrom<typeof panelMachine>): PanelView =>
  viewOf(snapshot.context, stateOf(snapshot));

/**
 * The panel before its flow is loaded: the server renders this view, and the browser keeps it until the person needs
 * more.
 */
export const panelStart = (opening: PanelOpening): PanelView =>
  viewOf(initialPanel(opening), hasEmail(opening) ? 'deciding' : 'open');

/**
 * The initial view after an event that came before the flow was loaded. It equals the view that the flow will show
 * after the same event. A-22
 */
export function panelEcho(view: PanelView, event: PanelEvent): PanelView {
  if (event.type === 'tab.selected') return withTab(view, event.tab);
  if (event.type === 'email.suggested') return withSuggested(view, event.email);
  return 'form' in event ? withForms(view, { [event.form]: formEcho(view[event.form], event) }) : view;
}

/** The initial view once a press has waited 100 ms for the flow: its button shows that it is busy. */
export const panelWaiting = (view: PanelView): PanelView => ({
  ...view,
  login: { ...view.login, submit: toWaitingSubmit(view.login.submit) },
  register: { ...view.register, submit: toWaitingSubmit(view.register.submit) },
});

/** A known address is shown while the gateway finds out whether it has an account. */
function withSuggested(view: PanelView, value: string): PanelView {
  if (view.state !== 'open' || !hasNoInput(view.login, view.register)) return view;
  const filled = { [view.tab]: formEcho(view[view.tab], { type: 'email.filled', value }) };
  return withForms({ ...view, state: 'deciding' }, filled);
}

/** The chosen form takes over the typed address; a known address is still checked in the form that opened with it. */
function withTab(view: PanelView, tab: FormKind): PanelView {
  if (view.state === 'deciding' && tab === view.tab) return view;
  const left = getOtherForm(tab);
  const { value } = view[left].email;
  const offered = { [tab]: formEcho(view[tab], { type: 'email.offered', value }) };
  const validated = view.state === 'deciding' ? { [left]: formEcho(view[left], { type: 'email.blurred' }) } : {};
  const visibleForms = view.layout === 'tabs' ? [tab] : view.visibleForms;
  return withForms({ ...view, state: 'open', tab, visibleForms }, { ...offered, ...validated });
}

function withForms(view: PanelView, forms: Partial<Record<FormKind, FormView>>): PanelView {
  const { state, login, register } = { ...view, ...forms };
  return { ...view, login, register, busy: isBusy(state, login, register) };
}

const isBusy = (state: PanelView['state'], ...forms: readonly FormView[]): boolean =>
  state === 'deciding' || forms.some(({ busy }) => busy);

function viewOf({ opening, tab, login, register }: PanelContext, state: PanelView['state']): PanelView {
  const isWide = opening.device === 'pc' && opening.variant !== 'simple';
  return {
    busy: isBusy(state, login, register),
    state,
    layout: isWide ? 'sideBySide' : 'tabs',
    tab,
    visibleForms: isWide ? ['login', 'register'] : [tab],
    login,
    register,
    closable: opening.mustLogin !== true,
  };
}

function stateOf(snapshot: SnapshotFrom<typeof panelMachine>): PanelView['state'] {
  if (snapshot.matches('done')) return 'done';
  if (snapshot.matches('dismissed')) return 'dismissed';
  return snapshot.matches('open') ? 'open' : 'deciding';
}
