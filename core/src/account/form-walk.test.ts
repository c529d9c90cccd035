import { describe, expect, test } from 'vitest';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { isBroken, type Path, walkFlow } from '../ports/walk-flow.ts';
import { ok } from '../result.ts';
import { createAccountStage, PASSWORD } from './account-walk.test-driver.ts';
import type { FormEvent, FormSuccess } from './form.machine.ts';
import type { FormInput } from './form.ts';
import type { FormView } from './form.view.ts';
import { openAccountForm } from './page.ts';
import { ADDRESS } from './panel.test-driver.ts';

const EDITS: readonly FormEvent['type'][] = ['email.changed', 'password.changed', 'interests.changed', 'form.cleared'];

function openWorld(input: FormInput) {
  const { ports, sentBy, ...world } = createAccountStage(answersFor(input.kind));
  const succeeded: FormSuccess[] = [];
  const opened = openAccountForm(ports, { device: 'h5', appVersion: '0.1.0', ...input }, (success) =>
    succeeded.push(success),
  );
  const clause = { isChecked: input.acceptClause ?? true, isDecided: false };
  let before = opened.view();
  const flow = {
    ...opened,
    send(event: FormEvent) {
      before = opened.view();
      if (!before.sending && succeeded.length === 0) decide(clause, event);
      if (EDITS.includes(event.type)) sentBy.edited();
      opened.send(event);
    },
  };
  return { ...world, flow, sentBy, succeeded, clause, before: () => before };
}

const answersFor = (kind: FormInput['kind']): Readonly<Record<string, readonly ScriptedAnswer[]>> => ({
  'account.memberCheck': [
    ok({ registered: kind === 'login' ? 1 : 0, supplierId: null }),
    ok({ registered: kind === 'login' ? 0 : 1, supplierId: null }),
  ],
  'account.verifyEmail': [ok({ isVerify: 'valid', result: '1' }), ok({ isVerify: 'invalid', result: '3' })],
});

/** Once the person sets the clause, a default that arrives later no longer changes it. */
function decide(clause: { isChecked: boolean; isDecided: boolean }, event: FormEvent): void {
  if (event.type === 'clause.toggled') Object.assign(clause, { isChecked: !clause.isChecked, isDecided: true });
  if (event.type === 'clause.defaulted' && !clause.isDecided) clause.isChecked = event.checked;
}

const WRITES = {
  'writes an address': { type: 'email.changed', value: ADDRESS },
  'writes half an address': { type: 'email.changed', value: 'priya@' },
  'writes a password': { type: 'password.changed', value: PASSWORD },
} as const;

const isWritten = (path: Path, ...events: readonly (keyof typeof WRITES)[]): boolean =>
  Math.max(...events.map((event) => path.lastIndexOf(event))) > path.lastIndexOf('clears');

function rulesOf(view: FormView, world: ReturnType<typeof openWorld>, path: Path) {
  const { email, password, clause, submit, sending, refusals, message, error } = view;
  const [before, isDone] = [world.before(), world.succeeded.length > 0];
  const isPress = path.at(-1) === 'sends';
  return {
    'one content has one key': world.sentBy.keysOfOneContent() <= 1,
    'one key has one content': world.sentBy.contentsOfOneKey() <= 1,
    'an address that was written stays':
      email.value !== '' || !isWritten(path, 'writes an address', 'writes half an address'),
    'a password that was written stays until it has done its work':
      password.value === (isWritten(path, 'writes a password') && !isDone ? PASSWORD : '') || before.sending,
    'a password that has done its work is gone': !isDone || !JSON.stringify(view).includes(PASSWORD),
    'no token is shown': !JSON.stringify(view).includes('bt_'),
    'it goes off complete or not at all': !sending || (email.value === ADDRESS && password.value === PASSWORD),
    'the clause is as she left it': clause === null || clause.checked === world.clause.isChecked,
    'nobody joins against the clause': !sending || clause?.checked !== false,
    'a press is answered': !isPress || isDone || before.sending || submit.busy || refusals > before.refusals,
    'a button that is busy has something to wait for': !submit.busy || view.busy,
    'whoever is refused by the gateway is told why': error === null || message !== null,
    'whoever is refused is led to what is wrong': view.focus !== null || !isPress || refusals === before.refusals,
    'it succeeds once': world.succeeded.length <= 1,
    'a broken port is told of': !isBroken(path) || world.reported.length > 0,
  };
}

const events = {
  ...WRITES,
  'leaves the address': { type: 'email.blurred' },
  sends: { type: 'form.submitted' },
  clears: { type: 'form.cleared' },
} as const satisfies Readonly<Record<string, FormEvent>>;

const decisions = {
  'decides on the clause': { type: 'clause.toggled' },
  'the country asks for consent': { type: 'clause.defaulted', checked: false },
  'the country asks for none': { type: 'clause.defaulted', checked: true },
} as const satisfies Readonly<Record<string, FormEvent>>;

/** An accepted address with a password field that is disabled. */
const isEnd = ({ email, password, busy }: FormView): boolean =>
  !busy && !password.available && ['success', 'unknown'].includes(email.state);

describe('every state of an account form', () => {
  test('R-4.088 R-5.020 a login loses no input, repeats no request under another key and responds to every press', async () => {
    const { states } = await walkFlow({
      open: () => openWorld({ kind: 'login' }),
      events,
      depth: 4,
      blurred: ['refusals', 'message', 'error'],
      isEnd,
      rules: rulesOf,
    });
    expect(states).toBeGreaterThan(50);
  });

  test('R-4.090 R-5.048 a new buyer decides on the terms, and nothing is sent without their consent', async () => {
    const { states } = await walkFlow({
      open: () => openWorld({ kind: 'register' }),
      events: { ...events, ...decisions },
      depth: 3,
      blurred: ['refusals', 'message', 'error'],
      isEnd,
      rules: rulesOf,
    });
    expect(states).toBeGreaterThan(50);
  });

  test('R-4.041 R-5.023 a form filled in ahead is sent after both checks of its email address, or shows why not', async () => {
    const open = () => {
      const world = openWorld({ kind: 'register' });
      for (const event of [WRITES['writes an address'], WRITES['writes a password'], events.sends]) {
        world.flow.send(event);
      }
      return world;
    };
    const { states } = await walkFlow({
      open,
      events,
      depth: 3,
      blurred: ['refusals', 'message', 'error'],
      isEnd,
      rules: (view, world, path) => rulesOf(view, world, ['writes an address', 'writes a password', ...path]),
    });
    expect(states).toBeGreaterThan(50);
  });
});
