import { ERROR_TYPE, gatewayError } from '../contract/error.ts';
import type { Script, ScriptedAnswer } from '../contract/scripted-client.ts';
import { err } from '../result.ts';
import { BREAKS, type Waiting } from './walk-flow.ts';

type End = { readonly answer: ScriptedAnswer } | { readonly cause: Error };

/**
 * A gateway for tests that answers when it is told to: with one of the good answers of a call, with a failure of each
 * kind, or not at all. A call that is cancelled waits no longer.
 */
export function heldGateway(good: Readonly<Record<string, readonly ScriptedAnswer[]>>) {
  const waiting: Waiting[] = [];
  const script: Script = ({ name, options }) =>
    new Promise((resolve, reject) => {
      const leave = () => {
        if (waiting.includes(held)) waiting.splice(waiting.indexOf(held), 1);
      };
      const end = (ending: End) => {
        leave();
        if ('cause' in ending) reject(ending.cause);
        else resolve(ending.answer);
      };
      const held: Waiting = { name, ways: waysOf(good[name] ?? [], end) };
      waiting.push(held);
      options.signal?.addEventListener('abort', leave);
    });
  return { script, waiting: () => waiting };
}

function waysOf(good: readonly ScriptedAnswer[], end: (ending: End) => void): Waiting['ways'] {
  const answers = good.map((answer, index) => [`answer ${index + 1}`, () => end({ answer })] as const);
  const bug = [BREAKS, () => end({ cause: new Error(BREAKS) })] as const;
  const failures = Object.values(ERROR_TYPE).map(
    (kind) => [kind, () => end({ answer: err(gatewayError(kind)) })] as const,
  );
  return Object.fromEntries([...answers, bug, ...failures]);
}
