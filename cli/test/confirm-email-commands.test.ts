import { expect, test } from 'vitest';
import { createAccountDesk } from './account-desk.ts';
import { EMAIL } from './buyer.ts';

const { desk, account, logIn } = createAccountDesk();
const sent = (state: string) => ({ 'confirmation.sendAgain': [{ data: { state, email: EMAIL } }] });

test.each([
  ['queued', 'We sent a new link'],
  ['earlier', 'We have already sent several links'],
  ['denied', 'told us that this account is not theirs'],
  ['confirmed', 'We’ve confirmed that'],
])('R-2.060 the link is sent again by email, and the outcome is shown: %s', async (state, words) => {
  await desk.open(sent(state));
  await logIn();
  const { exit, out, err } = await account(['confirm-email', '--json']);
  expect({ exit, data: JSON.parse(out) }).toMatchObject({ exit: 0, data: { state, email: EMAIL } });
  expect(err).toContain(words);
  expect(desk.callsTo('confirmation.sendAgain').length).toBe(1);
});

test('R-2.060 nothing is sent with --dry-run, and without a login the command shows how to log in', async () => {
  await desk.open(sent('queued'));
  expect((await account(['confirm-email'])).exit).toBe(4);
  await logIn();
  expect(await account(['confirm-email', '--dry-run'])).toMatchObject({ exit: 0, out: expect.stringContaining(EMAIL) });
  expect(desk.callsTo('confirmation.sendAgain')).toEqual([]);
});
