import { shownText } from '@fairhall/core/contract/error-message';
import type { VerificationFlow } from '@fairhall/core/enquiry/verification.page';
import type { VerificationView } from '@fairhall/core/enquiry/verification.view';
import { hrefOf, linkHref } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { useFlow } from '../page/use-flow.ts';
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
  thread: null,
};

/** Confirms the address an enquiry was sent from. */
export function VerifyPage() {
  const token = useShownToken();
  return token === null ? <Outcome view={VERIFYING} /> : <Verification token={token} />;
}

function Verification({ token }: { token: string }) {
  const { view, send } = useFlow<VerificationView, Parameters<VerificationFlow['send']>[0]>({
    start: VERIFYING,
    atOnce: true,
    open: async (ports) =>
      (await import('@fairhall/core/enquiry/verification.page')).openVerification(ports, { token }),
  });
  return <Outcome view={view} retry={() => send({ type: 'retry.requested' })} />;
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
            {view.thread === null ? null : (
              <a className="button primary" href={linkHref(href)(view.thread)}>
                {texts.text('verify.thread')}
              </a>
            )}
            <a
              className={canRetry || view.thread !== null ? 'button' : 'button primary'}
              href={href('search', { searchType: 'product' })}
            >
              {texts.text('page.search')}
            </a>
          </p>
        )}
      </OutcomePanel>
    </div>
  );
}
