import { PASSWORD_MAX, PASSWORD_MIN } from '@fairhall/core/contract/account/limits';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormFailure, FormNotice } from '../forms/form-notice.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { prepareToasts } from '../overlay/toast-outlet.tsx';
import { hrefOf, rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { useAddressToken } from '../page/use-address-token.ts';
import type { IconName } from '../ui/icon.tsx';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import type { InitialPasswordData } from './initial-password-data.ts';
import styles from './reset.module.css';
import { type InitialPasswordFlow, useInitialPassword } from './use-initial-password.ts';

/** The first password of an account that began without one, by the link of an email.   */
export function InitialPasswordPage({ data }: { data: InitialPasswordData }) {
  const token = useAddressToken('init_token');
  const { text } = useTexts();
  return (
    <div className="wrap" data-page="initPassword">
      {data.hasToken && token === null ? (
        <OutcomePanel icon="mail" tone="plain" title={text('reset.checking')}>
          {data.email === '' ? null : <p>{data.email}</p>}
          <noscript>
            <p>{text('account.noscript')}</p>
          </noscript>
        </OutcomePanel>
      ) : (
        <InitialPassword token={token ?? ''} email={data.email} />
      )}
    </div>
  );
}

function InitialPassword({ token, email }: { token: string; email: string }) {
  const root = useRef<HTMLDivElement>(null);
  const flow = useInitialPassword(token, email, root);
  const { state, busy } = flow.view;
  const before = useRef(state);
  // Moves the focus to the new content, so that a screen reader announces it.
  useEffect(() => {
    if (before.current !== state) root.current?.focus();
    before.current = state;
  }, [state]);
  const isForm = state === 'entering' || (state === 'checking' && flow.view.email !== '');
  return (
    <div ref={root} className={styles.place} tabIndex={-1} data-state={state} aria-busy={busy}>
      {isForm ? <PasswordForm flow={flow} /> : <Outcome flow={flow} />}
    </div>
  );
}

/** The address is only shown: the link belongs to it. The hidden field lets a password manager save it. */
function PasswordForm({ flow: { view, send } }: { flow: InitialPasswordFlow }) {
  const { text } = useTexts();
  const isChecking = view.state === 'checking';
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
      data-form="init-password"
    >
      <h1>{text('initialPassword.title')}</h1>
      <p className={styles.text}>{text('initialPassword.text')}</p>
      <noscript>
        <FormNotice kind="limit">{text('account.noscript')}</FormNotice>
      </noscript>
      <p>
        <b data-part="email" dir="ltr">
          {view.email}
        </b>
      </p>
      <input
        className="hidden"
        type="email"
        autoComplete="username"
        value={view.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        name="initial-password"
        label={text('account.password')}
        password={view.password}
        autoComplete="new-password"
        help={text('account.password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX })}
        takesKeys
        onType={(value) => send({ type: 'password.changed', value })}
        onLeave={() => send({ type: 'password.blurred' })}
        onToggle={() => send({ type: 'visibility.toggled' })}
      />
      <FormFailure message={view.message} />
      <SubmitButton view={isChecking ? { ...view.submit, busy: true } : view.submit}>
        {text('initialPassword.save')}
      </SubmitButton>
    </form>
  );
}

const STATE_ICONS = {
  checking: { icon: 'mail', tone: 'plain' },
  entering: { icon: 'mail', tone: 'plain' },
  unavailable: { icon: 'warning', tone: 'bad' },
  linkExpired: { icon: 'warning', tone: 'bad' },
  saved: { icon: 'check', tone: 'good' },
} as const satisfies Record<InitialPasswordFlow['view']['state'], { icon: IconName; tone: 'good' | 'bad' | 'plain' }>;

function Outcome({ flow: { view, send } }: { flow: InitialPasswordFlow }) {
  const texts = useTexts();
  const boot = useBoot();
  const href = hrefOf(boot);
  const { state, title, message, email } = view;
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
        {state === 'linkExpired' ? (
          <>
            <a className="button primary" href={href('login', {}, { email: email || undefined })}>
              {texts.text('account.logIn')}
            </a>
            <a className="button" href={href('resetPassword', {}, { email: email || undefined })}>
              {texts.text('initialPassword.newLink')}
            </a>
          </>
        ) : null}
        {state === 'saved' ? <ResultLinks /> : null}
      </OutcomeActions>
    </OutcomePanel>
  );
}

/** On a phone the badges have a page of their own. */
function ResultLinks() {
  const { text } = useTexts();
  const boot = useBoot();
  return (
    <>
      {boot.device === 'h5' ? (
        <a className="button primary" href={hrefOf(boot)('myBadge', {})}>
          {text('me.badges')}
        </a>
      ) : null}
      <a className={boot.device === 'h5' ? 'button' : 'button primary'} href={rootOf(boot)}>
        {text('initialPassword.home')}
      </a>
    </>
  );
}
