import { SUPPLIER_RIGHTS } from '@fairhall/core/contract/supplier/limits';
import type { PeopleEvent } from '@fairhall/core/supplier/people.machine';
import type { PeopleView } from '@fairhall/core/supplier/people.view';
import { type FormEvent, useRef } from 'react';
import { FormResult } from '../forms/form-result.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useInvalidFocus } from '../forms/use-form.ts';
import { useTexts } from '../page/contexts.ts';
import styles from './people.module.css';

interface InviteFormProps {
  readonly view: PeopleView;
  readonly send: (event: PeopleEvent) => void;
}

/** The form that invites a colleague by email. */
export function InviteForm({ view, send }: InviteFormProps) {
  const { text } = useTexts();
  const root = useRef<HTMLFormElement>(null);
  useInvalidFocus(view.refusals, 'colleague-email', root);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form ref={root} className={`panel ${styles.form}`} noValidate onSubmit={handleSubmit} data-form="invite">
      <h2>{text('supplierSite.people.invite')}</h2>
      <TextField
        name="colleague-email"
        label={text('supplierSite.people.email')}
        field={view.email}
        onType={(value) => send({ type: 'email.changed', value })}
        onLeave={() => send({ type: 'email.blurred' })}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <fieldset className={styles.rights}>
        <legend>{text('supplierSite.people.right')}</legend>
        {SUPPLIER_RIGHTS.map((right) => (
          <label key={right}>
            <input
              type="radio"
              name="colleague-right"
              checked={view.right === right}
              onChange={() => send({ type: 'right.selected', right })}
            />
            {text(`supplierSite.people.right.${right}`)}
          </label>
        ))}
      </fieldset>
      <FormResult
        message={view.message}
        done={
          view.invited === ''
            ? null
            : text(view.isMailPostponed ? 'supplierSite.people.postponed' : 'supplierSite.people.sent', {
                email: view.invited,
              })
        }
      />
      <SubmitButton view={view.submit}>{text('supplierSite.people.send')}</SubmitButton>
    </form>
  );
}
