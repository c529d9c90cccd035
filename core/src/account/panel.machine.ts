import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { isRegistered } from '../contract/account/registered.ts';
import { isClausePrechecked } from '../forms/clause.ts';
import { submitView } from '../forms/submit.view.ts';
import { trimText } from '../forms/text-input.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import { failWithBug, getCause, requireActor } from '../ports/require-actor.ts';
import type { FormKind } from './address-check.ts';
import { type FormEvent, type FormPorts, type FormSuccess, formMachine, provideForm } from './form.machine.ts';
import { type FormView, formView } from './form.view.ts';
import { getOtherForm, hasEmail, initialPanel, isUntouched, type PanelContext } from './panel.context.ts';
import {
  emailOf,
  getInitialTab,
  loginInput,
  type PanelOpening,
  registerInput,
  sourceOf,
  tabOf,
} from './panel-opening.ts';
import type { Login } from './session-memory.ts';

type ToForm<Event> = Event extends { readonly type: string } ? Event & { readonly form: FormKind } : never;

export type PanelEvent =
  | ToForm<Exclude<FormEvent, { readonly type: 'form.cleared' | 'clause.defaulted' }>>
  | { readonly type: 'tab.selected'; readonly tab: FormKind }
  /** The address has an account: the login form takes it over and the registration form is cleared.  */
  | { readonly type: 'login.advised'; readonly email?: string }
  /** The address has no account: the registration form takes it over and the login form is cleared.  */
  | { readonly type: 'registration.advised'; readonly email?: string }
  /** An address that this device knows, offered while nothing is typed: it decides the form like one of the opening. */
  | { readonly type: 'email.suggested'; readonly email: string }
  | { readonly type: 'panel.closed' };

/** The panel emits a successful login, or that it was closed. */
export type PanelEmitted = ({ readonly type: 'login.succeeded' } & Login) | { readonly type: 'panel.dismissed' };

type Choice = { readonly tab: FormKind };
type Advice = Choice & { readonly email: string };

/**
 * Login and registration together: two forms side by side, or one at a time under two tabs. 
 * to
 */
export const panelMachine = setup({
  types: {
    input: {} as PanelOpening,
    context: {} as PanelContext,
    events: {} as PanelEvent,
    emitted: {} as PanelEmitted,
    children: {} as { login: 'form'; register: 'form' },
    tags: {} as 'busy',
  },
  actors: {
    form: formMachine,
    /** Whether an address has an account; null if the gateway could not answer. */
    decide: requireActor<boolean | null, string>('decide'),
    /** The visitor's country, '' when it is not known. */
    locate: requireActor<string, undefined>('locate'),
  },
  actions: {
    reportBug: failWithBug,
    forward: sendTo(
      ({ event }) => ('form' in event ? event.form : 'login'),
      ({ event }) => event,
    ),
    saveEmail: assign(({ context }, email: string) => ({ opening: { ...context.opening, email } })),
    selectTab: assign((_, { tab }: Choice) => ({ tab })),
    fillEmail: sendTo(
      (_, { tab }: Advice) => tab,
      (_, { email }: Advice) => ({ type: 'email.filled', value: email }),
    ),
    clearOtherForm: sendTo((_, { tab }: Choice) => getOtherForm(tab), { type: 'form.cleared' }),
    /** Copies the address typed in the other form into this one, so that the person does not type it twice. */
    offerEmail: sendTo(
      (_, { tab }: Choice) => tab,
      ({ context }, { tab }: Choice) => ({ type: 'email.offered', value: context[getOtherForm(tab)].email.value }),
    ),
    /** Checks the address that the first form opened with. */
    validateFirstForm: sendTo(({ context }) => getInitialTab(context.opening), { type: 'email.blurred' }),
    setClauseDefault: sendTo('register', (_, checked: boolean) => ({ type: 'clause.defaulted', checked })),
    clearForms: assign(({ context: { login, register } }) => ({
      login: finishForm(login),
      register: finishForm(register),
    })),
    emitEvent: emit((_, event: PanelEmitted) => event),
  },
  guards: {
    isClosable: ({ context }) => context.opening.mustLogin !== true,
    hasEmail: ({ context }) => hasEmail(context.opening),
    isOtherTab: ({ context }, { tab }: Choice) => tab !== context.tab,
    /** The person typed into a form during the look-up of the known address, so the tab stays. */
    hasTypedText: ({ context: { opening, login, register } }) =>
      login.email.value !== emailOf(opening, 'login') ||
      register.email.value !== emailOf(opening, 'register') ||
      [login, register].some(({ password }) => password.value !== ''),
    isTabChanged: ({ context }, { tab }: Choice) => tab !== getInitialTab(context.opening),
    isUntouched: ({ context }) => isUntouched(context),
    /** Neither form is being sent: only one login runs at a time. */
    isIdle: ({ context }) => !context.login.sending && !context.register.sending,
  },
}).createMachine({
  id: 'panel',
  context: ({ input }) => initialPanel(input),
  invoke: [
    {
      id: 'login',
      src: 'form',
      input: ({ context }) => loginInput(context.opening),
      onSnapshot: { actions: assign(({ event }) => ({ login: formView(event.snapshot) })) },
      onDone: {
        target: '.done',
        actions: [
          { type: 'clearOtherForm', params: { tab: 'login' } },
          'clearForms',
          {
            type: 'emitEvent',
            params: ({ context, event }) => toLoginSucceeded('login', context.opening, event.output),
          },
        ],
      },
      onError: { actions: 'reportBug' },
    },
    {
      id: 'register',
      src: 'form',
      input: ({ context }) => registerInput(context.opening),
      onSnapshot: { actions: assign(({ event }) => ({ register: formView(event.snapshot) })) },
      onDone: {
        target: '.done',
        actions: [
          { type: 'clearOtherForm', params: { tab: 'register' } },
          'clearForms',
          {
            type: 'emitEvent',
            params: ({ context, event }) => toLoginSucceeded('register', context.opening, event.output),
          },
        ],
      },
      onError: { actions: 'reportBug' },
    },
    {
      src: 'locate',
      onDone: {
        guard: ({ context }) => context.opening.acceptClause === undefined,
        actions: {
          type: 'setClauseDefault',
          params: ({ context, event }) => isClausePrechecked([context.opening.countryId, event.output]),
        },
      },
      onError: { actions: 'reportBug' },
    },
  ],
  on: {
    'email.changed': { actions: 'forward' },
    'email.blurred': { actions: 'forward' },
    'email.filled': { actions: 'forward' },
    'password.changed': { actions: 'forward' },
    'password.blurred': { actions: 'forward' },
    'visibility.toggled': { actions: 'forward' },
    'clause.toggled': { actions: 'forward' },
    'interests.changed': { actions: 'forward' },
    'form.submitted': { guard: 'isIdle', actions: 'forward' },
    'panel.closed': { guard: 'isClosable', target: '.dismissed', actions: 'clearForms' },
  },
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasEmail', target: 'deciding' }, { target: 'open' }] },
    deciding: {
      tags: 'busy',
      on: {
        /** When the person chooses a tab, the look-up of the known address stops and both forms keep their values. */
        'tab.selected': {
          guard: { type: 'isOtherTab', params: ({ event }) => event },
          target: 'open',
          actions: [
            'validateFirstForm',
            { type: 'selectTab', params: ({ event }) => event },
            { type: 'offerEmail', params: ({ event }) => event },
          ],
        },
      },
      invoke: {
        src: 'decide',
        input: ({ context }) => context.opening.email ?? '',
        onDone: [
          { guard: 'hasTypedText', target: 'open' },
          {
            guard: { type: 'isTabChanged', params: ({ context, event }) => decideTab(context, event.output) },
            target: 'open',
            actions: [
              { type: 'selectTab', params: ({ context, event }) => decideTab(context, event.output) },
              { type: 'fillEmail', params: ({ context, event }) => decideTab(context, event.output) },
              { type: 'clearOtherForm', params: ({ context, event }) => decideTab(context, event.output) },
            ],
          },
          {
            target: 'open',
            actions: { type: 'fillEmail', params: ({ context, event }) => decideTab(context, event.output) },
          },
        ],
        onError: { target: 'open', actions: 'reportBug' },
      },
    },
    open: {
      on: {
        'email.suggested': {
          guard: 'isUntouched',
          target: 'deciding',
          actions: [
            { type: 'saveEmail', params: ({ event }) => event.email },
            { type: 'fillEmail', params: ({ context, event }) => ({ tab: context.tab, email: event.email }) },
          ],
        },
        'tab.selected': {
          guard: 'isIdle',
          actions: [
            { type: 'selectTab', params: ({ event }) => event },
            { type: 'offerEmail', params: ({ event }) => event },
          ],
        },
        'login.advised': {
          guard: 'isIdle',
          actions: [
            { type: 'selectTab', params: { tab: 'login' } },
            { type: 'fillEmail', params: ({ context, event }) => suggestTab('login', context, event.email) },
            { type: 'clearOtherForm', params: { tab: 'login' } },
          ],
        },
        'registration.advised': {
          guard: 'isIdle',
          actions: [
            { type: 'selectTab', params: { tab: 'register' } },
            { type: 'fillEmail', params: ({ context, event }) => suggestTab('register', context, event.email) },
            { type: 'clearOtherForm', params: { tab: 'register' } },
          ],
        },
      },
    },
    done: { type: 'final' },
    dismissed: { type: 'final', entry: { type: 'emitEvent', params: { type: 'panel.dismissed' } } },
  },
});

export interface PanelPorts extends FormPorts {
  readonly ipAnalysis: IpAnalysis;
}

/** Binds the panel to the gateway. */
export function providePanel(ports: PanelPorts) {
  return panelMachine.provide({
    actors: {
      form: provideForm(ports),
      decide: fromPromise<boolean | null, string>(async ({ input, signal }) => {
        const answer = await ports.gateway.account.memberCheck({ email: trimText(input) }, { signal, handled: true });
        return answer.ok ? isRegistered(answer.value.registered) || Boolean(answer.value.supplierId) : null;
      }),
      locate: fromPromise<string, undefined>(async () => {
        const country = await ports.ipAnalysis.analyse();
        return country.ok ? country.value.id : '';
      }),
    },
    actions: { reportBug: ({ event }) => ports.bugs.report(getCause(event)) },
  });
}

/** The form for the opening's address: login if it has an account, else registration. */
const decideTab = ({ opening }: PanelContext, registered: boolean | null): Advice => ({
  tab: tabOf(opening, registered),
  email: opening.email ?? '',
});

/** An event without an address means the one typed in the other form, whose message was pressed. */
const suggestTab = (tab: FormKind, context: PanelContext, email = context[getOtherForm(tab)].email.value): Advice => ({
  tab,
  email,
});

const toLoginSucceeded = (kind: FormKind, opening: PanelOpening, { token, email }: FormSuccess): PanelEmitted => ({
  type: 'login.succeeded',
  token,
  email,
  source: sourceOf(kind, opening),
});

const finishForm = (view: FormView): FormView => ({
  ...view,
  busy: false,
  sending: false,
  submit: submitView('ready'),
  password: { ...view.password, value: '', state: 'notValidated', message: null },
});
