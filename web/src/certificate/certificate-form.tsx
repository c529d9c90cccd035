import type { CertificateField } from '@fairhall/core/certificate/certificate.form';
import type { CertificatesEvent } from '@fairhall/core/certificate/certificates.machine';
import type { CertificatesView } from '@fairhall/core/certificate/certificates.view';
import { CERTIFICATE_ENDINGS } from '@fairhall/core/contract/certificate/limits';
import { type DisplayMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import { fileSize } from '@fairhall/core/files/file-size';
import { type FormEvent, useEffect, useRef } from 'react';
import { FieldProblem } from '../forms/field-frame.tsx';
import { fieldId, focusField } from '../forms/focus-field.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { FormResult } from '../forms/form-result.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextAreaField, TextField } from '../forms/text-field.tsx';
import { useInvalidFocus } from '../forms/use-form.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './certificates.module.css';

interface FormProps {
  readonly form: NonNullable<CertificatesView['form']>;
  readonly send: (event: CertificatesEvent) => void;
}

/** The fields of a certificate, and its file. */
export function CertificateForm({ form, message, send }: FormProps & { readonly message: DisplayMessage | null }) {
  const { text } = useTexts();
  const root = useRef<HTMLFormElement>(null);
  useInvalidFocus(form.refusals, form.focus, root);
  useEffect(() => focusField('name'), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form ref={root} className={`panel ${styles.form}`} noValidate onSubmit={handleSubmit} data-form="certificate">
      <h2>
        {form.id === ''
          ? text('supplierCertificates.form.new')
          : text('supplierCertificates.form.edit', { name: form.name })}
      </h2>
      {form.isChecked ? <FormNotice kind="limit">{text('supplierCertificates.form.checked')}</FormNotice> : null}
      <CertificateFields form={form} send={send} />
      <FileField form={form} send={send} />
      <FormResult message={message} done={null} />
      <div className={styles.ends}>
        <SubmitButton view={form.submit}>{text('supplierCertificates.save')}</SubmitButton>
        <button type="button" className="button large" onClick={() => send({ type: 'form.closed' })}>
          {text('supplierCertificates.cancel')}
        </button>
      </div>
    </form>
  );
}

function CertificateFields({ form: { fields }, send }: FormProps) {
  const { text } = useTexts();
  const field = (name: CertificateField) => ({
    name,
    field: fields[name],
    onType: (value: string) => send({ type: 'field.changed', name, value }),
    onLeave: () => send({ type: 'field.blurred', name }),
  });
  const words = { type: 'text', inputMode: 'text', autoComplete: 'off' } as const;
  const day = { type: 'date', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <TextField
        {...field('name')}
        {...words}
        label={text('supplierCertificates.name')}
        help={text('supplierCertificates.name.help')}
      />
      <div className={styles.pair}>
        <TextField {...field('number')} {...words} label={text('supplierCertificates.number')} />
        <TextField {...field('issuer')} {...words} label={text('supplierCertificates.issuer')} />
      </div>
      <TextAreaField
        {...field('scope')}
        rows={3}
        label={text('supplierCertificates.scope')}
        help={text('supplierCertificates.scope.help')}
      />
      <div className={styles.pair}>
        <TextField {...field('issued')} {...day} label={text('supplierCertificates.issued')} optional />
        <TextField
          {...field('expires')}
          {...day}
          label={text('supplierCertificates.expires')}
          help={text('supplierCertificates.expires.help')}
          optional
        />
      </div>
    </>
  );
}

const FILE_ENDINGS = CERTIFICATE_ENDINGS.map((ending) => `.${ending}`).join(',');

/** The chosen or current file, with a button to choose another. */
function FileField({ form: { file, currentFile, fileMessage }, send }: FormProps) {
  const { lang } = useBoot();
  const texts = useTexts();
  const { text } = texts;
  const size = file && fileSize(lang, file.size);
  const shown =
    file === null || size === null
      ? currentFile
      : text('supplierCertificates.file.chosen', { name: file.name, size: text(size.key, size.values) });
  const id = fieldId('file');
  return (
    <fieldset className={styles.choice} data-field="file">
      <legend>{text('supplierCertificates.file')}</legend>
      <p role="status" className={styles.chosen}>
        <bdi>{shown}</bdi>
      </p>
      <div>
        <input
          id={id}
          className={`hidden ${styles.chooser}`}
          type="file"
          accept={FILE_ENDINGS}
          aria-describedby={`${id}-help`}
          aria-invalid={fileMessage !== null}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen !== undefined) send({ type: 'file.chosen', file: chosen });
            currentTarget.value = ''; // allows choosing the same file again after it was corrected
          }}
        />
        <label className="button" htmlFor={id}>
          {text(shown === '' ? 'supplierCertificates.file.choose' : 'supplierCertificates.file.other')}
        </label>
      </div>
      <div role="alert">
        {fileMessage === null ? null : <FieldProblem>{toDisplayText(texts, fileMessage)}</FieldProblem>}
      </div>
      <p id={`${id}-help`} className="meta">
        {text('supplierCertificates.file.help')}
      </p>
    </fieldset>
  );
}
