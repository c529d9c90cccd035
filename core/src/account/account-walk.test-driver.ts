import { gatewayError } from '../contract/error.ts';
import type { Script, ScriptedAnswer } from '../contract/scripted-client.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { createManualGateway } from '../ports/manual-gateway.ts';
import { err, ok } from '../result.ts';

export const PASSWORD = 'fairhall-buyer';

const toServerError = (code: string) => err(gatewayError('SERVER_ERROR', code, ''));
const SEND_CALLS = ['login', 'loginPc', 'registerV2', 'sendResetPasswordMail', 'resetPassword'];

/**
 * Ports for walking through an account flow: a gateway that answers when the test tells it to, and a log of its
 * requests.
 */
export function createAccountStage(answers: Readonly<Record<string, readonly ScriptedAnswer[]>>) {
  const gateway = createManualGateway({
    'account.login': [ok({ token: 'bt_1' }), toServerError('1001'), toServerError('1004')],
    'account.loginPc': [ok({ token: 'bt_1' }), toServerError('1001'), toServerError('1004')],
    'account.registerV2': [ok({ tradeChinaToken: 'bt_2' }), toServerError('1002'), toServerError('1003')],
    ...answers,
  });
  const sentBy = createSendLog();
  const script: Script = (call) => {
    const name = call.name.replace('account.', '');
    if (SEND_CALLS.includes(name))
      sentBy.sent(`${name} ${JSON.stringify(call.data)}`, call.options.idempotencyKey ?? '');
    return gateway.script(call);
  };
  const { calls, reported, ...ports } = createTestPorts(script);
  const timer = createCountedTimer();
  return {
    ports: { ...ports, timer, publicIp: { current: async () => ok('192.0.2.7') } },
    calls,
    reported,
    timer,
    sentBy,
    texts: new Map<string, string>(),
    waiting: gateway.waiting,
  };
}

/** Logs which content was sent under which idempotency key, and each edit in between. REL-02 */
function createSendLog() {
  const contents = new Map<string, Set<string>>();
  const spans: Set<string>[] = [new Set()];
  return {
    edited: () => void spans.push(new Set()),
    sent(content: string, key: string) {
      spans.at(-1)?.add(key);
      contents.set(key, (contents.get(key) ?? new Set()).add(content));
    },
    /** The largest number of keys that the same content had between two edits. */
    keysOfOneContent: () => Math.max(...spans.map(({ size }) => size)),
    contentsOfOneKey: () => Math.max(0, ...[...contents.values()].map(({ size }) => size)),
  };
}
