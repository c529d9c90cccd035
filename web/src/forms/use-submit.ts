import { provideSubmit, submitPhaseOf } from '@fairhall/core/forms/submit.machine';
import { type SubmitView, submitView } from '@fairhall/core/forms/submit.view';
import type { Result } from '@fairhall/core/result';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';

interface Submit {
  readonly view: SubmitView;
  readonly press: () => void;
}

/** A button's action: one at a time, and with `once` never again after it went well. */
export function useSubmit(run: () => Promise<Result<unknown, unknown>>, once: boolean): Submit {
  const machine = useMemo(() => provideSubmit({ run, bugs: { report: (cause) => reportError(cause) } }), [run]);
  const [snapshot, send] = useMachine(machine, { input: { once } });
  return { view: submitView(submitPhaseOf(snapshot)), press: () => send({ type: 'submit.pressed' }) };
}
