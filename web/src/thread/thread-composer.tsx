import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { Composer } from '@fairhall/core/thread/thread.view';
import { type DragEvent, type FormEvent, type ReactNode, useEffect } from 'react';
import { ContactMaskHint, type FindHidden } from '../forms/contact-mask-hint.tsx';
import { FieldProblem, getControlProps } from '../forms/field-frame.tsx';
import { fieldId, focusField } from '../forms/focus-field.ts';
import { TextCounter } from '../forms/text-counter.tsx';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import styles from './thread-composer.module.css';
import { AddFiles, ThreadComposerFiles } from './thread-composer-files.tsx';
import { ThreadIcon } from './thread-icon.tsx';
import type { UsedThread } from './use-thread.ts';

/** The name of the field for the message. */
export const THREAD_FIELD = 'thread-message';

/** The share of the maximum length from which the counter is shown. */
const MIN_COUNTED_SHARE = 0.8;

interface ComposerProps {
  readonly composer: Composer;
  readonly send: UsedThread['send'];
  readonly findHidden: FindHidden;
  /** Other buttons beside the field. */
  readonly tools?: ReactNode;
}

/**
 * The message form at the bottom: the readers, the field and the button. A message that could not be sent stays in the
 * field.
 */
export function ThreadComposer({ composer, send, findHidden, tools = null }: ComposerProps) {
  const texts = useTexts();
  const { field, count, readers, refusals } = composer;
  // The focus moves only at a rejected message.
  useEffect(() => {
    if (refusals > 0) focusField(THREAD_FIELD);
  }, [refusals]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) send({ type: 'files.added', files });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'message.submitted' });
  };
  return (
    <form
      className={styles.composer}
      method="post"
      noValidate
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      data-form="thread"
    >
      <ThreadFailure composer={composer} />
      <p className={styles.readers}>
        <ThreadIcon name="lock" small />
        <span>{texts.text(readers.key, readers.values)}</span>
      </p>
      <ContactMaskHint
        written={field.value}
        find={findHidden}
        label={(contacts) => texts.text('thread.write.hidden', { contacts })}
      />
      <ThreadComposerFiles composer={composer} send={send} />
      <div className={styles.row} data-field={THREAD_FIELD}>
        <AddFiles composer={composer} send={send} />
        {tools}
        <label className="hidden" htmlFor={fieldId(THREAD_FIELD)}>
          {texts.text('thread.write')}
        </label>
        <textarea
          {...getControlProps({
            name: THREAD_FIELD,
            label: '',
            field,
            onType: (value) => send({ type: 'text.changed', value }),
            onLeave: () => undefined,
          })}
          dir={field.value === '' ? undefined : 'auto'}
          rows={1}
          placeholder={texts.text('thread.write.placeholder')}
        />
        <SendButton composer={composer} />
      </div>
      {field.message === null ? null : (
        <FieldProblem id={`${fieldId(THREAD_FIELD)}-problem`}>{toDisplayText(texts, field.message)}</FieldProblem>
      )}
      {count.length > count.max * MIN_COUNTED_SHARE ? <TextCounter count={count} /> : null}
    </form>
  );
}

function ThreadFailure({ composer: { failure } }: { composer: Composer }) {
  const texts = useTexts();
  return (
    <div aria-live="assertive">
      {failure === null ? null : (
        <p className={styles.failure} data-notice="failure">
          <Icon name="warning" small />
          <span>{texts.text('thread.write.failed', { reason: toDisplayText(texts, failure) })}</span>
          <button type="submit">{texts.text('thread.write.again')}</button>
        </p>
      )}
    </div>
  );
}

/** Stays in place and keeps the focus while a message is being sent.  */
function SendButton({ composer: { submit } }: { composer: Composer }) {
  const { text } = useTexts();
  return (
    <button
      type="submit"
      className={`button primary ${styles.send}`}
      aria-label={text('thread.write.send')}
      aria-busy={submit.busy}
    >
      {submit.loading ? <LoadingSpinner /> : <ThreadIcon name="send" flip />}
    </button>
  );
}
