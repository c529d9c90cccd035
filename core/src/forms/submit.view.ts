/** The state of a form's button. */
export interface SubmitView {
  /** Whether the submit is running; pressing again does nothing.  */
  readonly busy: boolean;
  /** Whether the button shows that it is loading. */
  readonly loading: boolean;
  /** Whether the submit succeeded and must not run again. */
  readonly locked: boolean;
}

/** The phase of a submit: not running, running for less than 100 ms, running for longer, or sent. */
export type SubmitPhase = 'ready' | 'quiet' | 'loading' | 'sent';

export const submitView = (phase: SubmitPhase): SubmitView => ({
  busy: phase === 'quiet' || phase === 'loading',
  loading: phase === 'loading',
  locked: phase === 'sent',
});

/**
 * Shows the loading look on a button whose press waits for the code of its flow; after a rejected press the button is
 * not busy and stays as it is.
 */
export const toWaitingSubmit = (submit: SubmitView): SubmitView => (submit.busy ? submitView('loading') : submit);
