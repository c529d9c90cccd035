import type { EditFormView } from '@fairhall/core/forms/edit-form.view';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { FormResult } from '../forms/form-result.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useInvalidFocus } from '../forms/use-form.ts';

interface EditFormProps {
  /** The value of `data-form`. */
  readonly name: string;
  readonly view: Pick<EditFormView, 'refusals'> & { readonly focus: string | null };
  readonly className: string | undefined;
  readonly send: (event: { readonly type: 'form.submitted' }) => void;
  readonly children: ReactNode;
}

/**
 * The form around a record's fields, which are saved together. A rejected save moves the focus to the first invalid
 * field.
 */
export function EditForm({ name, view, className, send, children }: EditFormProps) {
  const root = useRef<HTMLFormElement>(null);
  useInvalidFocus(view.refusals, view.focus, root);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form ref={root} className={className} noValidate onSubmit={handleSubmit} data-form={name}>
      {children}
    </form>
  );
}

interface EditFormEndProps {
  readonly view: Pick<EditFormView, 'canEdit' | 'isSaved' | 'message' | 'submit'>;
  /** The text shown once it is saved. */
  readonly saved: string;
  /** The button's label. */
  readonly children: ReactNode;
}

/** Below the fields: the result of the last save, and the button if the user may save. */
export function EditFormEnd({ view, saved, children }: EditFormEndProps) {
  return (
    <>
      <FormResult message={view.message} done={view.isSaved ? saved : null} />
      {view.canEdit ? <SubmitButton view={view.submit}>{children}</SubmitButton> : null}
    </>
  );
}
