import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import type { AnalysedIp } from '../ports/ip-analysis.ts';
import { type Path, TEST_PORT_BREAKS, type Waiting, walkFlow } from '../ports/walk-flow.ts';
import { err, ok, type Result } from '../result.ts';
import { createAccountStage, PASSWORD } from './account-walk.test-driver.ts';
import { openPanel } from './page.ts';
import type { PanelEmitted, PanelEvent } from './panel.machine.ts';
import { ADDRESS } from './panel.test-driver.ts';
import { type PanelView, panelStart } from './panel.view.ts';
import { type PanelOpening, sourceOf } from './panel-opening.ts';

/** The visitor's country, which resolves when the test tells it to. */
function heldCountry() {
  const waiting: Waiting[] = [];
  const analyse = () =>
    new Promise<Result<AnalysedIp, ReturnType<typeof gatewayError>>>((resolve, reject) => {
      const end = (run: () => void) => () => {
        waiting.length = 0;
        run();
      };
      const tell = (id: string) => end(() => resolve(ok({ id, cnName: '', enName: '', code2: '' })));
      waiting.push({
        name: 'country',
        endings: {
          India: tell('356'),
          Germany: tell('276'),
          [TEST_PORT_BREAKS]: end(() => reject(new Error(TEST_PORT_BREAKS))),
          'nobody knows': end(() => resolve(err(gatewayError('TIME_OUT')))),
        },
      });
    });
  return { ipAnalysis: { analyse }, waiting: () => waiting };
}

function openWorld(opening: PanelOpening) {
  const { ports, ...world } = createAccountStage({
    'account.memberCheck': [
      ok({ registered: 1, supplierId: null }),
      ok({ registered: 0, supplierId: null }),
      ok({ registered: 0, supplierId: 'S1' }),
    ],
    'account.verifyEmail': [ok({ isVerify: 'valid', result: '2' }), ok({ isVerify: 'invalid', result: '3' })],
  });
  const country = heldCountry();
  const emitted: PanelEmitted[] = [];
  const heard = (event: PanelEmitted) => void emitted.push(event);
  const opened = openPanel({ ...ports, ...country }, { ...opening, appVersion: '0.1.0' }, heard);
  let before = opened.view();
  const flow = {
    ...opened,
    send(event: PanelEvent) {
      before = opened.view();
      opened.send(event);
    },
  };
  const waiting = () => [...country.waiting(), ...world.waiting()];
  return { ...world, flow, waiting, opening, emitted, before: () => before };
}

function rulesOf(view: PanelView, world: ReturnType<typeof openWorld>, path: Path) {
  const { state, login, register, tab, visibleForms, layout, closable, busy } = view;
  const { opening, emitted, before } = world;
  const mustLogin = opening.mustLogin === true;
  const text = JSON.stringify(view);
  const entered = emitted.find((event) => event.type === 'login.succeeded');
  return {
    'one form goes off at a time': !login.sending || !register.sending,
    'where she must log in, nothing else closes it': !mustLogin || (!closable && state !== 'dismissed'),
    'it can be closed everywhere else':
      path.at(-1) !== 'closes' || mustLogin || state === 'dismissed' || state === 'done',
    'it ends once, and says how': emitted.length === (state === 'done' || state === 'dismissed' ? 1 : 0),
    'what was entered is told with its source':
      (state === 'done') === (entered !== undefined) &&
      (entered === undefined || [sourceOf('login', opening), sourceOf('register', opening)].includes(entered.source)),
    'who is in has the address that was typed': entered === undefined || entered.email === ADDRESS,
    'no token is shown': !text.includes('bt_'),
    'no password stays when it is over': (state !== 'done' && state !== 'dismissed') || !text.includes(PASSWORD),
    'the chosen form is on the screen':
      visibleForms.includes(tab) && visibleForms.length === (layout === 'tabs' ? 1 : 2),
    'it is busy exactly while something is':
      busy === (state === 'deciding' || login.busy || register.busy) || state === 'dismissed',
    'it decides on a tab only for an address that it knows': state !== 'deciding' || (opening.email ?? '') !== '',
    'what is typed in one form stays in it whatever is done in the other': (['login', 'register'] as const).every(
      (kind) => isKept(path, before()[kind].password.value, view[kind].password.value),
    ),
    'nobody joins against the clause': !register.sending || register.clause?.checked === true,
    'the other form has a clause, the login none': login.clause === null && register.clause !== null,
  };
}

/**
 * Among the person's actions, only closing the panel and following a message to the other form empty a form. Other
 * tests cover the effect of gateway responses.
 */
const isKept = (path: Path, was: string, is: string): boolean => {
  const [step = ''] = path.slice(-1);
  return was === '' || is !== '' || !(step in events) || step === 'closes' || step.includes('advised');
};

const events = {
  'writes an address to log in': { type: 'email.changed', form: 'login', value: ADDRESS },
  'writes a password to log in': { type: 'password.changed', form: 'login', value: PASSWORD },
  'logs in': { type: 'form.submitted', form: 'login' },
  'writes a password to join': { type: 'password.changed', form: 'register', value: PASSWORD },
  joins: { type: 'form.submitted', form: 'register' },
  'chooses to log in': { type: 'tab.selected', tab: 'login' },
  'chooses to join': { type: 'tab.selected', tab: 'register' },
  'is advised to log in': { type: 'login.advised' },
  'is advised to join': { type: 'registration.advised' },
  closes: { type: 'panel.closed' },
} as const satisfies Readonly<Record<string, PanelEvent>>;

const walk = (opening: PanelOpening, first: readonly PanelEvent[], depth: number) =>
  walkFlow({
    open() {
      const world = openWorld(opening);
      for (const event of first) world.flow.send(event);
      return world;
    },
    events,
    depth,
    blurred: ['refusals', 'message', 'error'],
    isEnd: ({ state }) => state === 'done' || state === 'dismissed',
    rules: rulesOf,
  });

describe('every state of the panel', () => {
  test.each<[string, PanelOpening]>([
    ['R-4.036 R-2.179 side by side', { device: 'pc' }],
    ['R-2.180 R-6.007 small, where she must log in', { device: 'pc', variant: 'simple', mustLogin: true }],
    ['R-4.037 R-4.038 for an address that is known, under tabs', { device: 'h5', email: ADDRESS }],
    [
      'R-4.038 opened to join, with the clause open',
      { device: 'h5', tab: 'register', email: ADDRESS, acceptClause: false },
    ],
  ])('%s: loses no input, ends once and stores no password', async (_, opening) => {
    const { states } = await walk(opening, [], 2);
    expect(states).toBeGreaterThan(45);
    expect(openWorld(opening).flow.view()).toEqual(panelStart(opening));
  });

  test('R-4.039 R-4.040 R-4.088 only one login is in progress, whatever is pressed or received meanwhile', async () => {
    const first = ['writes an address to log in', 'writes a password to log in', 'logs in'] as const;
    const { states } = await walk(
      { device: 'h5' },
      first.map((name) => events[name]),
      2,
    );
    expect(states).toBeGreaterThan(100);
  });
});
