import { type FormEvent, useRef } from 'react';
import { FormFailure, FormNotice } from '../forms/form-notice.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useRefusal } from '../forms/use-form.ts';
import { useTexts } from '../page/contexts.ts';
import styles from './profile.module.css';
import { ContactPart } from './profile-contact.tsx';
import type { ProfileProps } from './profile-field.ts';
import { FactsPart, WordsPart } from './profile-words.tsx';

/** The form of the profile; for whoever may not change it the same fields stand still. */
export function ProfileForm({ view, send }: ProfileProps) {
  const { text } = useTexts();
  const root = useRef<HTMLFormElement>(null);
  useRefusal(view.refusals, view.focus, root);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form ref={root} className={styles.form} noValidate onSubmit={onSubmit} data-form="profile">
      <WordsPart view={view} send={send} />
      <FactsPart view={view} send={send} />
      <ContactPart view={view} send={send} />
      {view.canEdit ? (
        <div className={styles.end}>
          <div aria-live="assertive">
            {view.isMerged ? <FormNotice kind="limit">{text('supplierProfile.merged')}</FormNotice> : null}
          </div>
          <FormFailure message={view.message} />
          <p role="status" className={styles.saved}>
            {view.isSaved ? text('supplierProfile.saved') : ''}
          </p>
          <SubmitButton view={view.submit}>{text('supplierProfile.save')}</SubmitButton>
        </div>
      ) : null}
    </form>
  );
}
