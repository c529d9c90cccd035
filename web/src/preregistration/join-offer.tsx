import type { JoinOfferEvent } from '@fairhall/core/account/join-offer.machine';
import { type JoinOfferView, joinOfferStart } from '@fairhall/core/account/join-offer.view';
import { PASSWORD_MAX, PASSWORD_MIN } from '@fairhall/core/contract/account/limits';
import { toUnicodeEmail } from '@fairhall/core/forms/email';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { FormFailure } from '../forms/form-notice.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useInvalidFocus } from '../forms/use-form.ts';
import { useLogin } from '../login/use-login.ts';
import { prepareToasts } from '../overlay/toast-outlet.tsx';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './join-offer.module.css';

type JoinOfferFlow = UsedFlow<JoinOfferView, JoinOfferEvent>;

/**
 * Turns the registration into an account, without leaving the page: with a password, or with an emailed link. What the
 * guest pressed before, such as adding a stand to the plan, is done once they are logged in. D-71
 */
export function JoinOffer({ email }: { email: string }) {
  const root = useRef<HTMLElement>(null);
  const flow = useJoinOffer(email, root);
  const { state } = flow.view;
  const before = useRef(state);
  // Moves the focus to the new content, so that a screen reader announces it. The first look-up moves nothing.
  useEffect(() => {
    if (before.current !== state && before.current !== 'looking') root.current?.focus();
    before.current = state;
  }, [state]);
  if (state === 'looking') return null;
  return (
    <section ref={root} className={`panel ${styles.offer}`} tabIndex={-1} data-part="join" data-state={state}>
      {state === 'offered' ? <JoinForm flow={flow} /> : null}
      {state === 'known' ? <LoginOffer email={email} /> : null}
      {state === 'done' ? <JoinDone flow={flow} /> : null}
    </section>
  );
}

function useJoinOffer(email: string, root: RefObject<HTMLElement | null>): JoinOfferFlow {
  const boot = useBoot();
  const login = useLogin();
  const opening = { email, appVersion: boot.appVersion };
  const flow = useFlow<JoinOfferView, JoinOfferEvent>({
    start: joinOfferStart(opening),
    echo: (view) => view,
    atOnce: true,
    open: async (ports) => {
      const [{ openFrontGateway }, { openJoinOffer }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/account/join-offer.page')),
      ]);
      return openJoinOffer({ ...ports, front: openFrontGateway(boot, ports) }, opening, (joined) => {
        void login?.send({ type: 'login.succeeded', source: 'register', ...joined });
      });
    },
  });
  useInvalidFocus(flow.view.refusals, flow.view.focus && 'join-password', root);
  return flow;
}

function JoinForm({ flow: { view, send } }: { flow: JoinOfferFlow }) {
  const { text } = useTexts();
  const login = useLogin();
  const email = toUnicodeEmail(view.email);
  // The login is stored by the app, so its code loads while the guest types.
  const prepare = () => {
    prepareToasts();
    login?.load().catch(() => undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form className={styles.form} method="post" noValidate onFocus={prepare} onSubmit={handleSubmit} data-form="join">
      <h2>{text('preregistrationPage.join.title')}</h2>
      <p>{text('preregistrationPage.join.text', { email: wrapInIsolate(email) })}</p>
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
        name="join-password"
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
      <SubmitButton view={view.submit.password}>{text('preregistrationPage.join.do')}</SubmitButton>
      <button
        type="button"
        className="button large"
        aria-busy={view.submit.link.busy}
        data-action="join-by-link"
        onClick={() => send({ type: 'link.requested' })}
      >
        {text('preregistrationPage.join.link')}
        {view.submit.link.loading ? <LoadingSpinner /> : null}
      </button>
      <ConsentTerms />
    </form>
  );
}

/** Both texts open in a new tab, so the page keeps what was typed. */
function ConsentTerms() {
  const { text } = useTexts();
  const policy = hrefOf(useBoot())('privacyPolicy', {});
  return (
    <p className="meta">
      {text('preregistrationPage.join.terms')}{' '}
      <a className="link" href={`${policy}#terms`} target="_blank" rel="noreferrer">
        {text('register.membershipTerms')}
        <span className="hidden"> ({text('account.newTab')})</span>
      </a>
    </p>
  );
}

/** The address has an account already: the login returns to this page. */
function LoginOffer({ email }: { email: string }) {
  const { text } = useTexts();
  const { pathname, search } = useLocation();
  return (
    <>
      <h2>{text('preregistrationPage.join.known')}</h2>
      <p>{text('preregistrationPage.join.known.text', { email: wrapInIsolate(toUnicodeEmail(email)) })}</p>
      <a
        className="button primary large"
        href={hrefOf(useBoot())('login', {}, { redirect: pathname + search, email })}
        rel="nofollow"
      >
        {text('account.logIn')}
      </a>
    </>
  );
}

function JoinDone({ flow: { view } }: { flow: JoinOfferFlow }) {
  const { text } = useTexts();
  const email = wrapInIsolate(toUnicodeEmail(view.email));
  return (
    <div role="status">
      <h2>{text('preregistrationPage.join.done')}</h2>
      <p>{text(`preregistrationPage.join.done.${view.way}`, { email })}</p>
    </div>
  );
}
