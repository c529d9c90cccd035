import { toDisplayText } from '@fairhall/core/contract/error-message';
import { useEffect, useRef } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { useAddressToken } from '../page/use-address-token.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';
import type { TokenData } from './token-data.ts';
import { type SupplierLoginFlow, useLogin } from './use-login.ts';

/** The first login, by the link in an invitation: a name and a password create the account. D-39 */
export function SupplierInvitation({ data }: { data: TokenData }) {
  const token = useAddressToken('init_token');
  return (
    <div className="wrap" data-page="supplierInvitation">
      {data.hasToken && token === null ? <InvitationCheck /> : <Invitation token={token ?? ''} next={data.next} />}
    </div>
  );
}

function InvitationCheck() {
  const { text } = useTexts();
  return (
    <OutcomePanel icon="mail" tone="plain" title={text('supplierSite.invitation.checking')}>
      <noscript>
        <p>{text('supplierSite.noscript')}</p>
      </noscript>
    </OutcomePanel>
  );
}

/** Without a token in the address, this value makes the gateway answer that the invitation is unknown. */
const NO_TOKEN = '-';

function Invitation({ token, next }: { token: string; next: string }) {
  const root = useRef<HTMLDivElement>(null);
  const flow = useLogin(token || NO_TOKEN, next, root);
  const { state } = flow.view;
  const before = useRef(state);
  // Moves the focus to the new state, so that screen readers announce it and keyboard users continue there.
  useEffect(() => {
    if (before.current !== state) root.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <div ref={root} className={styles.place} tabIndex={-1} data-state={state} aria-busy={flow.view.busy}>
      {state === 'joining' ? <LoginForm flow={flow} /> : <Outcome flow={flow} />}
    </div>
  );
}

function Outcome({ flow: { view, send } }: { flow: SupplierLoginFlow }) {
  const texts = useTexts();
  const href = hrefOf(useBoot());
  const isBad = view.state === 'invitationEnded' || view.state === 'unavailable';
  return (
    <OutcomePanel
      icon={isBad ? 'warning' : 'mail'}
      tone={isBad ? 'bad' : 'plain'}
      title={texts.text(view.title.key, view.title.values)}
    >
      {view.text === null ? null : <p>{texts.text(view.text.key, view.text.values)}</p>}
      {view.message === null ? null : <p>{toDisplayText(texts, view.message)}</p>}
      <OutcomeActions>
        {view.canRetry ? (
          <button type="button" className="button primary" onClick={() => send({ type: 'retry.requested' })}>
            {texts.text('page.tryAgain')}
          </button>
        ) : null}
        {view.state === 'invitationEnded' ? (
          <a className="button" href={href('singleSignOn', {}, { role: 'supplier' })}>
            {texts.text('supplierSite.login.button')}
          </a>
        ) : null}
      </OutcomeActions>
    </OutcomePanel>
  );
}
