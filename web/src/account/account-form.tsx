import type { FormKind } from '@fairhall/core/account/address-check';
import type { FormView } from '@fairhall/core/account/form.view';
import { PASSWORD_MAX, PASSWORD_MIN } from '@fairhall/core/contract/account/limits';
import type { FormEvent } from 'react';
import { FormFailure, FormNotice } from '../forms/form-notice.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { prepareToasts } from '../overlay/toast-outlet.tsx';
import { useTexts } from '../page/contexts.ts';
import { TagField } from '../tags/tag-field.tsx';
import styles from './account-form.module.css';
import { AddressField } from './address-field.tsx';
import { ConsentField } from './consent-field.tsx';
import { cancelFieldBlur, leaveCombobox } from './field-focus.ts';
import { PasswordResetLink } from './password-reset-link.tsx';
import { fieldName, type PanelFlow } from './use-panel.ts';

interface AccountFormProps {
  readonly flow: PanelFlow;
  readonly kind: FormKind;
  /** The other form is visible too, so this button is one of two. */
  readonly beside: boolean;
  /** True if the password reset link opens in a new tab, so that this page stays open. */
  readonly stays: boolean;
}

/**
 * The login form or the registration form. It keeps the typed values until it has succeeded.  
 *
 */
export function AccountForm({ flow, kind, beside, stays }: AccountFormProps) {
  const { text } = useTexts();
  const form = flow.view[kind];
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    leaveCombobox(event);
    flow.send({ type: 'form.submitted', form: kind });
  };
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onFocus={prepareToasts}
      onMouseDown={cancelFieldBlur}
      onSubmit={handleSubmit}
      data-form={kind}
      data-state={stateOf(flow, form)}
    >
      <noscript>
        <FormNotice kind="limit">{text('account.noscript')}</FormNotice>
      </noscript>
      <AddressField flow={flow} form={form} />
      <Password flow={flow} form={form} />
      {kind === 'login' ? (
        <PasswordResetLink email={form.email.value} stays={stays} />
      ) : (
        <RegistrationFields flow={flow} form={form} />
      )}
      <FormFailure message={form.message} />
      <SubmitButton view={form.submit} outlined={beside && kind === 'register'}>
        {text(kind === 'login' ? 'account.logIn' : 'account.join')}
      </SubmitButton>
    </form>
  );
}

/** The form's state as an attribute for tests and styles. */
function stateOf({ view }: PanelFlow, form: FormView): string {
  if (view.state === 'done') return 'done';
  if (form.sending) return 'sending';
  return form.busy ? 'checking' : 'ready';
}

function Password({ flow, form }: { flow: PanelFlow; form: FormView }) {
  const { text } = useTexts();
  const { kind, password, email } = form;
  const isNew = kind === 'register';
  return (
    <PasswordField
      name={fieldName(kind, 'password')}
      label={text('account.password')}
      password={password}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      help={isNew ? text('account.password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX }) : null}
      takesKeys={email.state === 'validating'}
      onType={(value) => flow.send({ type: 'password.changed', form: kind, value })}
      onLeave={() => flow.send({ type: 'password.blurred', form: kind })}
      onToggle={() => flow.send({ type: 'visibility.toggled', form: kind })}
    />
  );
}

/** The optional field of a registration: the products that the buyer wants to buy.  */
function RegistrationFields({ flow, form }: { flow: PanelFlow; form: FormView }) {
  const { text } = useTexts();
  return (
    <>
      <TagField
        name={fieldName('register', 'interests')}
        label={text('register.interests')}
        help={text('register.interests.why')}
        value={form.interests === null ? null : { ...form.interests, tag: [...form.interests.tag] }}
        onChange={(value) =>
          flow.send({ type: 'interests.changed', form: 'register', interests: value ?? { tag: [], product: '' } })
        }
        when={flow.whenUsed}
      />
      <ConsentField flow={flow} form={form} />
    </>
  );
}
