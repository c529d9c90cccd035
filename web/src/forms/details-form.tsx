import type { FormEvent, ReactNode, RefObject } from 'react';
import { useTexts } from '../page/contexts.ts';
import styles from './details-form.module.css';
import { FormNotice } from './form-notice.tsx';
import { FormResult } from './form-result.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { DetailsFlow } from './use-details-form.ts';

interface DetailsFormProps<Name extends string> {
  readonly root: RefObject<HTMLFormElement | null>;
  readonly flow: DetailsFlow<Name>;
  /** The value of `data-form`, for tests. */
  readonly name: string;
  readonly save: string;
  readonly saved: string;
  readonly children: ReactNode;
}

/** A form for details about the user, with the result of saving below the fields. */
export function DetailsForm<Name extends string>({ root, flow, name, save, saved, children }: DetailsFormProps<Name>) {
  const { view, send } = flow;
  const { text } = useTexts();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form ref={root} className={styles.form} method="post" noValidate onSubmit={handleSubmit} data-form={name}>
      <noscript>
        <FormNotice kind="limit">{text('form.noscript')}</FormNotice>
      </noscript>
      {children}
      <FormResult message={view.message} done={view.saved ? saved : null} />
      <SubmitButton view={view.submit}>{save}</SubmitButton>
    </form>
  );
}
