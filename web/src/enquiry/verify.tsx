import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { VerificationEvent } from '@fairhall/core/enquiry/verification.machine';
import { type VerificationView, verificationStart } from '@fairhall/core/enquiry/verification.view';
import { submitView } from '@fairhall/core/forms/submit.view';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormFailure } from '../forms/form-notice.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useInvalidFocus } from '../forms/use-form.ts';
import { useLogin } from '../login/use-login.ts';
import { hrefOf, linkHref } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { useAddressToken } from '../page/use-address-token.ts';
import { useFlow } from '../page/use-flow.ts';
import type { IconName } from '../ui/icon.tsx';
import { OutcomePanel } from '../ui/outcome-panel.tsx';
import styles from './verify.module.css';

type Send = (event: VerificationEvent) => void;

interface PartProps {
  readonly view: VerificationView;
  readonly send: Send;
  /** Puts the token back into the address. */
  readonly restore?: () => void;
}

/** Confirms the email address to which a link was sent, and sends the enquiries and RFQs that waited for it. */
export function VerifyPage() {
  const token = useAddressToken();
  return token === null ? (
    <Outcome view={verificationStart({ token: '' })} send={() => undefined} />
  ) : (
    <Verification token={token} />
  );
}

function Verification({ token }: { token: string }) {
  const { view, send } = useFlow<VerificationView, VerificationEvent>({
    start: verificationStart({ token }),
    atOnce: true,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/enquiry/verification.page'))).openVerification(ports, { token }),
  });
  return <Outcome view={view} send={send} restore={() => restoreToken(token)} />;
}

/** A logout reloads the page, and the reload needs the token again. */
function restoreToken(token: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}?${new URLSearchParams({ token })}${hash}`);
}

const STATE_ICONS = {
  verifying: { icon: 'mail', tone: 'plain' },
  verified: { icon: 'check', tone: 'good' },
  password: { icon: 'mail', tone: 'plain' },
  otherAccount: { icon: 'warning', tone: 'plain' },
  unconfirmed: { icon: 'mail', tone: 'plain' },
  invalid: { icon: 'warning', tone: 'bad' },
  rejected: { icon: 'check', tone: 'plain' },
  mailed: { icon: 'mail', tone: 'good' },
  earlier: { icon: 'mail', tone: 'plain' },
  denied: { icon: 'warning', tone: 'bad' },
  failed: { icon: 'warning', tone: 'bad' },
} as const satisfies Record<VerificationView['state'], { icon: IconName; tone: 'good' | 'bad' | 'plain' }>;

function Outcome({ view, send, restore }: PartProps) {
  const texts = useTexts();
  const panel = useRef<HTMLDivElement>(null);
  const { title, message, state } = view;
  const before = useRef(state);
  // Moves the focus to the new content, so that a screen reader announces it.
  useEffect(() => {
    if (before.current !== state) panel.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <div
      ref={panel}
      className={`wrap ${styles.place}`}
      tabIndex={-1}
      data-page="verify"
      data-state={state}
      aria-live="polite"
      aria-busy={view.busy}
    >
      <OutcomePanel {...STATE_ICONS[state]} title={texts.text(title.key, title.values)}>
        {message === null ? null : <p>{toDisplayText(texts, message)}</p>}
        <VerificationDone view={view} />
        <noscript>
          <p>{texts.text('verify.noscript')}</p>
        </noscript>
        {view.password === null ? null : <Password view={view} send={send} />}
        {view.waiting.length === 0 ? null : <VerificationPending view={view} send={send} />}
        {view.password === null && view.waiting.length === 0 ? <FormFailure message={view.failure} /> : null}
        {state === 'verifying' ? null : <VerificationActions view={view} send={send} {...(restore && { restore })} />}
      </OutcomePanel>
    </div>
  );
}

/** What was sent and removed by the confirmation. */
function VerificationDone({ view: { isAccount, sent, removed } }: Pick<PartProps, 'view'>) {
  const { text, counted } = useTexts();
  return (
    <>
      {isAccount ? <p>{text('verify.account')}</p> : null}
      {sent.enquiries === 0 ? null : <p data-sent="enquiries">{counted('verify.sent.enquiries', sent.enquiries)}</p>}
      {sent.requests === 0 ? null : <p data-sent="requests">{counted('verify.sent.requests', sent.requests)}</p>}
      {removed === 0 ? null : <p data-removed="">{counted('verify.removed', removed)}</p>}
    </>
  );
}

/**
 * Asks for the password if the link was opened without a login: the reader of the email may not be the person who
 * registered.
 */
function Password({ view, send }: PartProps) {
  const { text } = useTexts();
  const root = useRef<HTMLFormElement>(null);
  const { password, refusals } = view;
  useInvalidFocus(refusals, refusals > 0 ? 'verify-password' : null, root);
  if (password === null) return null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form ref={root} className={styles.form} method="post" noValidate onSubmit={handleSubmit} data-form="verify">
      <input
        className="hidden"
        type="email"
        autoComplete="username"
        value={view.email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        name="verify-password"
        label={text('account.password')}
        password={{ ...password, available: true }}
        autoComplete="current-password"
        takesKeys
        onType={(value) => send({ type: 'password.changed', value })}
        onLeave={() => send({ type: 'password.blurred' })}
        onToggle={() => send({ type: 'visibility.toggled' })}
      />
      <FormFailure message={view.failure} />
      <SubmitButton view={submitView(view.busy ? 'loading' : 'ready')}>{text('verify.password.submit')}</SubmitButton>
      <button type="button" className="button" onClick={() => send({ type: 'account.rejected' })}>
        {text('verify.notMine')}
      </button>
    </form>
  );
}

/** Enquiries and RFQs that other people may have sent with this address; none is selected by default. */
function VerificationPending({ view, send }: PartProps) {
  const { text } = useTexts();
  return (
    <section className={styles.waiting} data-waiting="">
      <h2>{text('verify.waiting.title')}</h2>
      <p>{text('verify.waiting.text')}</p>
      <ul>
        {view.waiting.map(({ kind, id, name, supplierName, isChosen }) => (
          <li key={id} className={styles.item} data-item={id}>
            <label className={styles.choice}>
              <input type="checkbox" checked={isChosen} onChange={() => send({ type: 'item.toggled', id })} />
              <span>
                {kind === 'enquiry'
                  ? text(name === '' ? 'verify.waiting.enquiry.supplier' : 'verify.waiting.enquiry', {
                      name,
                      supplier: supplierName,
                    })
                  : text('verify.waiting.request', { name })}
              </span>
            </label>
            <button
              type="button"
              className="button"
              disabled={view.busy}
              onClick={() => send({ type: 'item.removed', id })}
            >
              {text('verify.waiting.remove')}
            </button>
          </li>
        ))}
      </ul>
      <FormFailure message={view.failure} />
      <button
        type="button"
        className="button primary"
        disabled={view.busy || !view.waiting.some(({ isChosen }) => isChosen)}
        onClick={() => send({ type: 'chosen.confirmed' })}
      >
        {text('verify.waiting.confirm')}
      </button>
    </section>
  );
}

function VerificationActions({ view, send, restore }: PartProps) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  const login = useLogin();
  const { state, canRetry, canSendAgain, thread, email } = view;
  const logOut = async () => {
    restore?.();
    await login?.logOut();
    send({ type: 'retry.requested' });
  };
  const isTakenOver = state === 'rejected' || state === 'denied';
  const hasAction = canRetry || canSendAgain || isTakenOver || thread !== null || state === 'otherAccount';
  return (
    <p className={styles.actions}>
      {canRetry ? (
        <button type="button" className="button primary" onClick={() => send({ type: 'retry.requested' })}>
          {text('verify.tryAgain')}
        </button>
      ) : null}
      {state === 'otherAccount' ? (
        <button type="button" className="button primary" onClick={() => void logOut()}>
          {text('verify.logOut')}
        </button>
      ) : null}
      {canSendAgain ? (
        <button
          type="button"
          className="button primary"
          disabled={view.busy}
          onClick={() => send({ type: 'mail.requested' })}
        >
          {text('verify.sendAgain')}
        </button>
      ) : null}
      {isTakenOver ? (
        <a className="button primary" href={href('resetPassword', {}, { email })}>
          {text('verify.setPassword')}
        </a>
      ) : null}
      {thread === null ? null : (
        <a className="button primary" href={linkHref(href)(thread)}>
          {text('verify.thread')}
        </a>
      )}
      {view.password === null ? (
        <a className={hasAction ? 'button' : 'button primary'} href={href('search', { searchType: 'product' })}>
          {text('page.search')}
        </a>
      ) : null}
    </p>
  );
}
