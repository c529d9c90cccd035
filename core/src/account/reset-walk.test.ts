import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { type Path, walkFlow } from '../ports/walk-flow.ts';
import { err, ok } from '../result.ts';
import { createAccountStage, PASSWORD } from './account-walk.test-driver.ts';
import { ADDRESS } from './panel.test-driver.ts';
import type { ResetOpening } from './reset.context.ts';
import type { ResetEvent } from './reset.machine.ts';
import { openReset } from './reset.page.ts';
import { type ResetView, resetStart } from './reset.view.ts';

const TOKEN = 'rt_of-the-mail';

function openWorld(opening: ResetOpening) {
  const { ports, ...world } = createAccountStage({
    'account.checkResetPasswordLink': [
      ok({ valid: true, email: ADDRESS }),
      ok({ valid: true }),
      ok({ valid: false }),
      err(gatewayError('SERVER_ERROR', '404')),
    ],
    'account.sendResetPasswordMail': [ok(true)],
    'account.resetPassword': [ok(true), err(gatewayError('SERVER_ERROR', '404'))],
  });
  const opened = openReset(ports, opening);
  let before = opened.view();
  const flow = {
    ...opened,
    send(event: ResetEvent) {
      before = opened.view();
      if (event.type.endsWith('.changed') || event.type === 'mail.requested') world.sentBy.edited();
      opened.send(event);
    },
  };
  return { ...world, flow, before: () => before };
}

const events = {
  'writes an address': { type: 'email.changed', value: ADDRESS },
  'leaves the address': { type: 'email.blurred' },
  'writes a password': { type: 'password.changed', value: PASSWORD },
  'leaves the password': { type: 'password.blurred' },
  'looks at the password': { type: 'visibility.toggled' },
  sends: { type: 'form.submitted' },
  'asks for a mail': { type: 'mail.requested' },
  retries: { type: 'retry.requested' },
} as const satisfies Readonly<Record<string, ResetEvent>>;

function rulesOf(view: ResetView, world: ReturnType<typeof openWorld>, path: Path) {
  const { state, email, password, submit, refusals, message, error } = view;
  const before = world.before();
  const sent = (name: string) => world.calls.filter((call) => call.name === `account.${name}`);
  const isForm = before.state === 'enteringEmail' || before.state === 'enteringPassword';
  const isPress = path.at(-1) === 'sends' && isForm && !before.submit.busy;
  const shown = JSON.stringify(view);
  return {
    'one content has one key': world.sentBy.keysOfOneContent() <= 1,
    'one key has one content': world.sentBy.contentsOfOneKey() <= 1,
    'a new password stands nowhere but where it is chosen': state === 'enteringPassword' || !shown.includes(PASSWORD),
    'a password that was written stays while it is chosen':
      state !== 'enteringPassword' ||
      before.state !== 'enteringPassword' ||
      before.password.value === '' ||
      password.value !== '',
    'an address stays': before.email.value === '' || email.value !== '',
    'the link is never shown': !shown.includes(TOKEN),
    'a mail goes to the address that is shown': sent('sendResetPasswordMail').every(
      ({ data }) => JSON.stringify(data) === JSON.stringify({ email: ADDRESS }),
    ),
    'only a password that was chosen is saved': sent('resetPassword').every(
      ({ data }) => JSON.stringify(data) === JSON.stringify({ token: TOKEN, password: PASSWORD }),
    ),
    'a press is answered': !isPress || submit.busy || refusals > before.refusals,
    'whoever is refused is led to what is wrong': !isPress || submit.busy || view.focus !== null,
    'whoever comes no further is told why': state !== 'unavailable' || message !== null,
    'what failed is told in words': error === null || message !== null,
    'there is a way on': state !== 'unavailable' || view.canRetry,
    'a link that is over leads to a mail': state !== 'linkExpired' || view.canAskForMail,
    'a button that is busy has something to wait for': !submit.busy || view.busy,
  };
}

describe('every state of a password reset', () => {
  test.each<[string, ResetOpening, number, number]>([
    ['R-2.155 without a link', {}, 4, 20],
    ['R-2.155 without a link, for an address that is known', { email: ADDRESS }, 4, 15],
    ['R-7.084 R-7.085 D-71 with the link of a mail', { token: TOKEN }, 5, 50],
  ])(
    '%s: one request has one key, no password is stored, and every press gets a response',
    async (_, opening, depth, least) => {
      const { states } = await walkFlow({
        open: () => openWorld(opening),
        events,
        depth,
        blurred: ['refusals', 'message', 'error'],
        isEnd: ({ state }) => state === 'saved',
        rules: rulesOf,
      });
      expect(states).toBeGreaterThan(least);
    },
  );

  test('R-2.155 starts with the view that the page shows without the flow', () => {
    for (const opening of [{}, { email: ADDRESS }, { token: TOKEN }, { token: TOKEN, email: ADDRESS }]) {
      expect(openWorld(opening).flow.view()).toEqual(resetStart(opening));
    }
  });
});
