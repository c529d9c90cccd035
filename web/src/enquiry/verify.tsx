import type { Ports } from '@fairhall/adapters/ports';
import { shownText } from '@fairhall/core/contract/error-message';
import { provideVerification } from '@fairhall/core/enquiry/verification.machine';
import { type VerificationView, verificationView } from '@fairhall/core/enquiry/verification.view';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, usePorts, useTexts } from '../page/contexts.ts';
import { useShownToken } from '../page/use-shown-token.ts';
import type { IconName } from '../ui/icon.tsx';
import { OutcomePanel } from '../ui/outcome-panel.tsx';
import styles from './verify.module.css';

/** The page as it begins, on the server and until the token may be used. */
const VERIFYING: VerificationView = {
  busy: true,
  state: 'verifying',
  title: { key: 'verify.verifying' },
  message: null,
  canRetry: false,
};

/** Confirms the address an enquiry was sent from. */
export function VerifyPage() {
  const ports = usePorts();
  const token = useShownToken();
  return ports === null || token === null ? <Outcome view={VERIFYING} /> : <Verification ports={ports} token={token} />;
}

function Verification({ ports, token }: { ports: Ports; token: string }) {
  const machine = useMemo(() => provideVerification(ports), [ports]);
  const [snapshot, send] = useMachine(machine, { input: { token } });
  return <Outcome view={verificationView(snapshot)} retry={() => send({ type: 'retry.requested' })} />;
}

const SIGNS = {
  verifying: { icon: 'mail', tone: 'plain' },
  verified: { icon: 'check', tone: 'good' },
  invalid: { icon: 'warning', tone: 'bad' },
  failed: { icon: 'warning', tone: 'bad' },
} as const satisfies Record<VerificationView['state'], { icon: IconName; tone: 'good' | 'bad' | 'plain' }>;

function Outcome({ view, retry }: { view: VerificationView; retry?: () => void }) {
  const href = hrefOf(useBoot());
  const texts = useTexts();
  const { title, message, state, canRetry } = view;
  return (
    <div className="wrap" data-page="verify" data-state={state} aria-live="polite" aria-busy={view.busy}>
      <OutcomePanel {...SIGNS[state]} title={texts.text(title.key, title.values)}>
        {message === null ? null : <p>{shownText(texts, message)}</p>}
        <noscript>
          <p>{texts.text('verify.noscript')}</p>
        </noscript>
        {view.busy ? null : (
          <p className={styles.actions}>
            {canRetry ? (
              <button type="button" className="button primary" onClick={retry}>
                {texts.text('verify.tryAgain')}
              </button>
            ) : null}
            <a className={canRetry ? 'button' : 'button primary'} href={href('search', { searchType: 'product' })}>
              {texts.text('page.search')}
            </a>
          </p>
        )}
      </OutcomePanel>
    </div>
  );
}
