import {
  listPasswordFields,
  PASSWORD_FIELDS,
  type PasswordConfirmKind,
  type PasswordFieldName,
} from '@fairhall/core/account/password-confirm';
import type { PasswordConfirmEvent } from '@fairhall/core/account/password-confirm.machine';
import {
  type PasswordConfirmView,
  passwordConfirmEcho,
  passwordConfirmStart,
  passwordConfirmWaiting,
} from '@fairhall/core/account/password-confirm.view';
import { PASSWORD_MAX, PASSWORD_MIN } from '@fairhall/core/contract/account/limits';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FormNotice } from '../forms/form-notice.tsx';
import { FormResult } from '../forms/form-result.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { takeOver, useInvalidFocus } from '../forms/use-form.ts';
import { useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';
import styles from './account-page.module.css';

type SecuredFlow = UsedFlow<PasswordConfirmView, PasswordConfirmEvent>;

interface PasswordConfirmFormProps {
  readonly kind: PasswordConfirmKind;
  /** The account's email, for password managers. */
  readonly email: string;
  readonly button: string;
  /** Renders the result after success. */
  readonly outcome: (done: NonNullable<PasswordConfirmView['done']>) => ReactNode;
  readonly children?: ReactNode;
}

/** A form that asks for the password again before it acts. THR-13 */
export function PasswordConfirmForm({ kind, email, button, outcome, children }: PasswordConfirmFormProps) {
  const { text } = useTexts();
  const root = useRef<HTMLFormElement>(null);
  const flow = useSecured(kind, root);
  const { view, send } = flow;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  // The account is erased, so the form cannot be sent again.
  if (view.done?.kind === 'erase') return <div role="status">{outcome(view.done)}</div>;
  return (
    <form ref={root} className={styles.form} method="post" noValidate onSubmit={handleSubmit} data-form={kind}>
      {children}
      <noscript>
        <FormNotice kind="limit">{text('form.noscript')}</FormNotice>
      </noscript>
      <input className="hidden" type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      {listPasswordFields(kind).map((name) => (
        <Password key={name} flow={flow} name={name} />
      ))}
      <FormResult message={view.message} done={view.done === null ? null : outcome(view.done)} />
      <SubmitButton view={view.submit} outlined>
        {button}
      </SubmitButton>
    </form>
  );
}

function Password({ flow: { view, send }, name }: { flow: SecuredFlow; name: PasswordFieldName }) {
  const { text } = useTexts();
  const isNew = name === 'next';
  return (
    <PasswordField
      name={`${view.kind}-${name}`}
      label={text(isNew ? 'account.password.new' : 'me.password.present')}
      password={{ ...view.fields[name], visible: view.visible, available: true }}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      help={isNew ? text('account.password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX }) : null}
      takesKeys
      onType={(value) => send({ type: 'field.changed', name, value })}
      onLeave={() => send({ type: 'field.blurred', name })}
      onToggle={() => send({ type: 'visibility.toggled' })}
    />
  );
}

function useSecured(kind: PasswordConfirmKind, root: RefObject<HTMLElement | null>): SecuredFlow {
  const flow = useFlow<PasswordConfirmView, PasswordConfirmEvent>({
    start: passwordConfirmStart(kind),
    echo: passwordConfirmEcho,
    isRequest: ({ type }) => type === 'form.submitted',
    waiting: passwordConfirmWaiting,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/account/password-confirm.page'))).openPasswordConfirm(ports, kind),
  });
  const { view, send } = flow;
  useEffect(() => {
    for (const name of PASSWORD_FIELDS)
      takeOver(root.current, [`${kind}-${name}`], (_, value) => send({ type: 'field.changed', name, value }));
    // Only on mount; later input sends its own events.
  }, []);
  useInvalidFocus(view.refusals, view.focus && `${kind}-${view.focus}`, root);
  return flow;
}
