/** What a form's button shows. */
export interface SubmitView {
  /** The submit runs; pressing again does nothing.  */
  readonly busy: boolean;
  /** The loading look. */
  readonly loading: boolean;
  /** It went well and may not run again. */
  readonly locked: boolean;
}

/** Where a form's submit stands: pressed or running, running for 100 ms already, gone well. */
export type SubmitPhase = 'ready' | 'quiet' | 'loading' | 'sent';

export const submitView = (phase: SubmitPhase): SubmitView => ({
  busy: phase === 'quiet' || phase === 'loading',
  loading: phase === 'loading',
  locked: phase === 'sent',
});

/** A button whose press waits for its flow's code turns like one whose submit runs; one that was refused does not. */
export const toWaitingSubmit = (submit: SubmitView): SubmitView => (submit.busy ? submitView('loading') : submit);
