import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { answersOf, type ScriptedAnswer, scriptedClient } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { type Member, memberCheckError, memberRule } from './member-check.ts';
import { firstRefusal } from './rule.ts';

const signal = new AbortController().signal;

async function ask(answer: ScriptedAnswer) {
  const judged: Member[] = [];
  const { gateway, calls } = scriptedClient(answersOf({ 'account.memberCheck': answer }));
  const rule = memberRule(gateway, (member) => {
    judged.push(member);
    return null;
  });
  const refusal = await firstRefusal([rule], 'a@b.co', 'blur', signal);
  return { refusal, judged, asked: calls.map(({ name, data }) => ({ name, data })) };
}

test('R-5.016 the registered-check asks the gateway and lets the form judge', async () => {
  expect(await ask(ok({ registered: 1, supplierId: null }))).toEqual({
    refusal: null,
    judged: [{ registered: true, supplierId: null }],
    asked: [{ name: 'account.memberCheck', data: { email: 'a@b.co' } }],
  });
});

test('R-8.032 a server error of the member check shows its own words, or none', async () => {
  expect(memberCheckError(gatewayError('SERVER_ERROR', '500', 'x'))).toEqual({ text: 'x' });
  expect(memberCheckError(gatewayError('SERVER_ERROR', '500'))).toEqual({ text: '' });
  const { refusal } = await ask(err(gatewayError('SERVER_ERROR', '500', 'x')));
  expect(refusal).toEqual({ type: 'remote', message: { text: 'x' } });
});

test('R-8.032 a member check that did not come through says so', () => {
  expect(memberCheckError(gatewayError('NETWORK_ERROR'))).toEqual({ key: 'request.network' });
});
