import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import type { Interests } from './authenticate.ts';
import type { PanelEvent } from './panel.machine.ts';
import { ADDRESS, address, email, openPanel, password, send } from './panel.test-driver.ts';
import { type PanelView, panelEcho, panelStart, panelWaiting } from './panel.view.ts';
import type { PanelOpening } from './panel-opening.ts';

const unanswered = () => openPanelWith({});
const openPanelWith = (opening: Partial<PanelOpening>) =>
  openPanel(opening, { script: () => new Promise<ScriptedAnswer>(() => undefined) });

const startOf = (opening: Partial<PanelOpening> = {}) => panelStart({ device: 'pc', ...opening });
const after = (view: PanelView, ...events: readonly PanelEvent[]) => events.reduce(panelEcho, view);

const OPENINGS: readonly Partial<PanelOpening>[] = [
  {},
  { device: 'h5', tab: 'register' },
  { email: ADDRESS },
  { device: 'h5', tab: 'register', email: ADDRESS, acceptClause: false },
  { variant: 'simple', mustLogin: true, countryId: '276' },
];

describe('a panel whose flow has not loaded yet', () => {
  test.each(OPENINGS)('R-4.036 looks like the flow at its start: %j', (opening) => {
    expect(startOf(opening)).toEqual(openPanelWith(opening).view());
  });

  test('R-4.037 shows a known email address from the first moment', () => {
    const { state, login, busy } = startOf({ email: ADDRESS });
    expect([state, login.email.value, busy]).toEqual(['deciding', ADDRESS, true]);
  });

  test('R-5.007 R-5.020 reports missing input at once and at each press, as often as the flow does', () => {
    const view = after(startOf(), send('login'), send('login'));
    const { login } = view;
    expect([login.email.state, login.password.state, login.focus, login.refusals, login.submit.busy]).toEqual([
      'required',
      'required',
      'email',
      2,
      false,
    ]);
    expect(unanswered().atOnce(send('login'), send('login'))).toEqual(view);
  });

  test('R-4.042 accepts a typed password while the check of the email address is pending', () => {
    const { login } = after(startOf(), ...address('login'), password('login'));
    expect([login.email.state, login.password.value, login.password.available]).toEqual([
      'validating',
      'fairhall-buyer',
      false,
    ]);
  });

  test('R-4.086 is busy with a complete form until the flow sends it', () => {
    const { login } = after(startOf(), email('login'), password('login'), send('login'));
    expect([login.submit, login.refusals]).toEqual([{ busy: true, loading: false, locked: false }, 0]);
  });

  test('R-4.087 shows a spinner when a press waits for long, also while more is typed', () => {
    const sent = after(startOf(), email('login'), send('login'));
    const typed = after(panelWaiting(sent), password('login'));
    expect([typed.login.submit.loading, typed.register.submit.loading]).toEqual([true, false]);
    expect(after(typed, email('login', 'omar@malabar.example')).login.submit.busy).toBe(false);
    expect(panelWaiting(after(startOf(), send('login'))).login.submit.busy).toBe(false);
  });

  test('R-5.048 R-5.049 counts terms that were not accepted as a separate rejection', () => {
    const view = after(startOf(), { type: 'clause.toggled', form: 'register' }, send('register'));
    expect(view.register.clause).toEqual({ checked: false, refusals: 1 });
  });

  test('R-2.189 switches its tab at once, and carries the email address over', () => {
    const view = after(startOf({ device: 'h5' }), email('login'), { type: 'tab.selected', tab: 'register' });
    expect([view.tab, view.visibleForms, view.register.email.value]).toEqual(['register', ['register'], ADDRESS]);
  });
});

test('R-4.037 a tab chosen during the lookup of a known email address stays, and both forms check that email address', async () => {
  const panel = openPanel({ device: 'h5', email: ADDRESS });
  panel.atOnce({ type: 'tab.selected', tab: 'register' });
  const view = await panel.settled();
  expect([view.state, view.tab, view.register.email.state]).toEqual(['open', 'register', 'registered']);
  const back = await panel.do({ type: 'tab.selected', tab: 'login' });
  expect([back.login.email.value, back.login.password.available]).toEqual([ADDRESS, true]);
});

const form = fc.constantFrom('login' as const, 'register' as const);
const value = fc.constantFrom('', 'priya@', ADDRESS, ` ${ADDRESS} `, 'a'.repeat(101));
const interests = fc.constantFrom<Interests>(
  { tag: [], product: '' },
  { tag: [{ label: 'Lamps', value: 'TG1' }], product: 'x' },
);
const event: fc.Arbitrary<PanelEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('email.changed' as const, 'email.filled' as const), form, value }),
  fc.record({ type: fc.constant('password.changed' as const), form, value }),
  fc.record({ type: fc.constantFrom('email.blurred' as const, 'password.blurred' as const), form }),
  fc.record({ type: fc.constantFrom('visibility.toggled' as const, 'form.submitted' as const), form }),
  fc.constant({ type: 'clause.toggled' as const, form: 'register' as const }),
  fc.record({ type: fc.constant('interests.changed' as const), form: fc.constant('register' as const), interests }),
  fc.record({ type: fc.constant('tab.selected' as const), tab: form }),
);

test('A-22 events before the flow has loaded give the same view as the flow after replaying them', () => {
  fc.assert(
    fc.property(fc.constantFrom(...OPENINGS), fc.array(event, { maxLength: 12 }), (opening, events) => {
      expect(after(startOf(opening), ...events)).toEqual(openPanelWith(opening).atOnce(...events));
    }),
  );
});
