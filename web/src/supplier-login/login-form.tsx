import { PASSWORD_MAX, PASSWORD_MIN } from '@fairhall/core/contract/account/limits';
import type { FormEvent, ReactNode } from 'react';
import { FormFailure, FormNotice } from '../forms/form-notice.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useTexts } from '../page/contexts.ts';
import styles from './login.module.css';
import type { SupplierLoginFlow } from './use-login.ts';

/** The form of a login, or of a valid invitation. */
export function LoginForm({ flow, children }: { flow: SupplierLoginFlow; children?: ReactNode }) {
  const { text } = useTexts();
  const { view, send } = flow;
  const isLogin = view.state === 'enteringLogin';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form
      className={`panel ${styles.form}`}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      data-form={isLogin ? 'supplierLogin' : 'supplierInvitation'}
    >
      <h1>{text(view.title.key, view.title.values)}</h1>
      {view.text === null ? null : <p className={styles.text}>{text(view.text.key, view.text.values)}</p>}
      <noscript>
        <FormNotice kind="limit">{text('supplierSite.noscript')}</FormNotice>
      </noscript>
      {isLogin ? <Address flow={flow} /> : <Name flow={flow} />}
      <Password flow={flow} isNew={!isLogin} />
      <FormFailure message={view.message} />
      <SubmitButton view={view.submit}>
        {text(isLogin ? 'supplierSite.login.button' : 'supplierSite.invitation.button')}
      </SubmitButton>
      {children}
    </form>
  );
}

function Address({ flow: { view, send } }: { flow: SupplierLoginFlow }) {
  const { text } = useTexts();
  return (
    <TextField
      name="supplier-email"
      label={text('account.email')}
      field={view.email}
      onType={(value) => send({ type: 'email.changed', value })}
      onLeave={() => send({ type: 'email.blurred' })}
      type="email"
      inputMode="email"
      autoComplete="username"
    />
  );
}

/** The hidden email field lets a password manager store the new password for that address. */
function Name({ flow: { view, send } }: { flow: SupplierLoginFlow }) {
  const { text } = useTexts();
  return (
    <>
      <input
        className="hidden"
        type="email"
        autoComplete="username"
        value={view.email.value}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <TextField
        name="supplier-name"
        label={text('supplierSite.invitation.name')}
        help={text('supplierSite.invitation.name.help')}
        field={view.name}
        onType={(value) => send({ type: 'name.changed', value })}
        onLeave={() => send({ type: 'name.blurred' })}
        type="text"
        inputMode="text"
        autoComplete="name"
      />
    </>
  );
}

function Password({ flow: { view, send }, isNew }: { flow: SupplierLoginFlow; isNew: boolean }) {
  const { text } = useTexts();
  return (
    <PasswordField
      name="supplier-password"
      label={text(isNew ? 'account.password.new' : 'account.password')}
      password={{ ...view.password, available: true }}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      help={isNew ? text('account.password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX }) : null}
      takesKeys
      onType={(value) => send({ type: 'password.changed', value })}
      onLeave={() => send({ type: 'password.blurred' })}
      onToggle={() => send({ type: 'visibility.toggled' })}
    />
  );
}
