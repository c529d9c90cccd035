import { ERROR_TYPE, gatewayError } from '../contract/error.ts';
import type { Script, ScriptedAnswer } from '../contract/scripted-client.ts';
import { err } from '../result.ts';
import { TEST_PORT_BREAKS, type Waiting } from './walk-flow.ts';

type End = { readonly answer: ScriptedAnswer } | { readonly cause: Error };

/**
 * Creates a gateway for tests whose calls stay pending until the test ends them: with one of the good answers of the
 * call, with a failure of each kind, or not at all. A cancelled call is no longer pending.
 */
export function createManualGateway(good: Readonly<Record<string, readonly ScriptedAnswer[]>>) {
  const waiting: Waiting[] = [];
  const script: Script = ({ name, options }) =>
    new Promise((resolve, reject) => {
      const leave = () => {
        if (waiting.includes(waitingCall)) waiting.splice(waiting.indexOf(waitingCall), 1);
      };
      const end = (ending: End) => {
        leave();
        if ('cause' in ending) reject(ending.cause);
        else resolve(ending.answer);
      };
      const waitingCall: Waiting = { name, endings: listEndings(good[name] ?? [], end) };
      waiting.push(waitingCall);
      options.signal?.addEventListener('abort', leave);
    });
  return { script, waiting: () => waiting };
}

function listEndings(good: readonly ScriptedAnswer[], end: (ending: End) => void): Waiting['endings'] {
  const answers = good.map((answer, index) => [`answer ${index + 1}`, () => end({ answer })] as const);
  const bug = [TEST_PORT_BREAKS, () => end({ cause: new Error(TEST_PORT_BREAKS) })] as const;
  const failures = Object.values(ERROR_TYPE).map(
    (kind) => [kind, () => end({ answer: err(gatewayError(kind)) })] as const,
  );
  return Object.fromEntries([...answers, bug, ...failures]);
}
