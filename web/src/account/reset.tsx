import type { ResetView } from '@fairhall/core/account/reset.view';
import { PASSWORD_MAX, PASSWORD_MIN } from '@fairhall/core/contract/account/limits';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormFailure, FormNotice } from '../forms/form-notice.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { prepareToasts } from '../overlay/toast-outlet.tsx';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { useAddressToken } from '../page/use-address-token.ts';
import type { IconName } from '../ui/icon.tsx';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import styles from './reset.module.css';
import type { ResetData } from './reset-data.ts';
import { type ResetFlow, useReset } from './use-reset.ts';

/**
 * The reset of a forgotten password: the user requests an email, and its link leads to a new password. 
 *
 */
export function ResetPage({ data }: { data: ResetData }) {
  const { text } = useTexts();
  const token = useAddressToken();
  return (
    <div className="wrap" data-page="resetPassword">
      {data.hasToken && token === null ? (
        <OutcomePanel icon="mail" tone="plain" title={text('reset.checking')}>
          <noscript>
            <p>{text('account.noscript')}</p>
          </noscript>
        </OutcomePanel>
      ) : (
        <Reset token={data.hasToken ? (token ?? '') : ''} email={data.email} />
      )}
    </div>
  );
}

function Reset({ token, email }: { token: string; email: string | null }) {
  const root = useRef<HTMLDivElement>(null);
  const flow = useReset(token, email, root);
  const { state } = flow.view;
  const before = useRef(state);
  // Moves the focus to the new content, so that a screen reader announces it.
  useEffect(() => {
    if (before.current !== state) root.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <div ref={root} className={styles.place} tabIndex={-1} data-state={state} aria-busy={flow.view.busy}>
      {state === 'enteringEmail' || state === 'enteringPassword' ? (
        <ResetForm key={state} flow={flow} />
      ) : (
        <Outcome flow={flow} />
      )}
    </div>
  );
}

function ResetForm({ flow }: { flow: ResetFlow }) {
  const { text } = useTexts();
  const { view, send } = flow;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form
      className={`panel ${styles.form}`}
      method="post"
      noValidate
      onFocus={prepareToasts}
      onSubmit={handleSubmit}
      data-form="reset"
    >
      <h1>{text(view.title.key, view.title.values)}</h1>
      {view.text === null ? null : <p className={styles.text}>{text(view.text.key, view.text.values)}</p>}
      <noscript>
        <FormNotice kind="limit">{text('account.noscript')}</FormNotice>
      </noscript>
      {view.state === 'enteringEmail' ? <Address flow={flow} /> : <PasswordFields flow={flow} />}
      <FormFailure message={view.message} />
      <SubmitButton view={view.submit}>
        {text(view.state === 'enteringEmail' ? 'reset.send' : 'reset.save')}
      </SubmitButton>
    </form>
  );
}

function Address({ flow: { view, send } }: { flow: ResetFlow }) {
  const { text } = useTexts();
  return (
    <TextField
      name="reset-email"
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

/** The hidden email field lets a password manager save the new password for the right account. */
function PasswordFields({ flow: { view, send } }: { flow: ResetFlow }) {
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
      <PasswordField
        name="reset-password"
        label={text('account.password.new')}
        password={{ ...view.password, available: true }}
        autoComplete="new-password"
        help={text('account.password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX })}
        takesKeys
        onType={(value) => send({ type: 'password.changed', value })}
        onLeave={() => send({ type: 'password.blurred' })}
        onToggle={() => send({ type: 'visibility.toggled' })}
      />
    </>
  );
}

const STATE_ICONS = {
  mailed: { icon: 'mail', tone: 'good' },
  checking: { icon: 'mail', tone: 'plain' },
  unavailable: { icon: 'warning', tone: 'bad' },
  linkExpired: { icon: 'warning', tone: 'bad' },
  saved: { icon: 'check', tone: 'good' },
} as const satisfies Record<
  Exclude<ResetView['state'], 'enteringEmail' | 'enteringPassword'>,
  { icon: IconName; tone: 'good' | 'bad' | 'plain' }
>;

function Outcome({ flow: { view, send } }: { flow: ResetFlow }) {
  const texts = useTexts();
  const href = hrefOf(useBoot());
  const { state, title, message } = view;
  if (state === 'enteringEmail' || state === 'enteringPassword') return null;
  return (
    <OutcomePanel {...STATE_ICONS[state]} title={texts.text(title.key, title.values)}>
      {view.text === null ? null : <p>{texts.text(view.text.key, view.text.values)}</p>}
      {message === null ? null : <p>{toDisplayText(texts, message)}</p>}
      <OutcomeActions>
        {view.canRetry ? (
          <button type="button" className="button primary" onClick={() => send({ type: 'retry.requested' })}>
            {texts.text('page.tryAgain')}
          </button>
        ) : null}
        {view.canAskForMail ? (
          <button
            type="button"
            className={state === 'linkExpired' ? 'button primary' : 'button'}
            onClick={() => send({ type: 'mail.requested' })}
          >
            {texts.text('reset.again')}
          </button>
        ) : null}
        {state === 'saved' ? (
          <a className="button primary" href={href('login', {}, { email: view.email.value || undefined })}>
            {texts.text('account.logIn')}
          </a>
        ) : null}
      </OutcomeActions>
    </OutcomePanel>
  );
}
