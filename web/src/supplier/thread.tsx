import { shownText } from '@fairhall/core/contract/error-message';
import type { ThreadView } from '@fairhall/core/thread/thread.view';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Thread } from '../thread/thread.tsx';
import { offsetAt, type UsedThread, useThread } from '../thread/use-thread.ts';
import { Icon } from '../ui/icon.tsx';
import { OutcomePanel, Ways } from '../ui/outcome-panel.tsx';
import { LoginNeeded } from './login-needed.tsx';
import { SpamForm } from './spam-form.tsx';
import styles from './thread.module.css';

export interface SupplierThreadData {
  readonly enquiryId: string;
}

/** An enquiry for the people of the supplier it is addressed to: they read, answer, close, or call it spam. D-65 */
export function SupplierThread({ data: { enquiryId } }: { data: SupplierThreadData }) {
  const boot = useBoot();
  const { view, send } = useThread(async (ports) => {
    const [{ openSupplierThread }, { supplierPorts }] = await Promise.all([
      import('@fairhall/core/supplier/thread.page'),
      import('./supplier-ports.ts'),
    ]);
    return openSupplierThread(supplierPorts(boot, ports), { enquiryId, lang: boot.lang, offsetAt });
  });
  const { thread } = view;
  return (
    <div className={boot.device === 'pc' ? 'wrap' : undefined} data-page="supplierThread" data-state={view.state}>
      {boot.device === 'pc' ? <BackToInbox /> : null}
      {thread === null ? (
        <Outcome view={view} send={send} />
      ) : (
        <Thread
          thread={thread}
          send={send}
          note={thread.composer === null ? null : <SpamForm enquiryId={enquiryId} />}
        />
      )}
    </div>
  );
}

function BackToInbox() {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <p className={styles.back}>
      <a className="link" href={href('supplierInbox', {})}>
        <Icon name="back" small flip />
        {text('supplierSite.inbox.heading')}
      </a>
    </p>
  );
}

const TITLES = {
  loading: 'thread.loading',
  shown: 'thread.loading',
  failed: 'thread.failed.title',
  gone: 'supplierSite.thread.gone',
} as const satisfies Record<ThreadView['state'], string>;

/** What stands in place of the thread: it is coming, nobody is logged in, or it is not this supplier's. */
function Outcome({ view: { state, busy, message, error }, send }: { view: ThreadView; send: UsedThread['send'] }) {
  const texts = useTexts();
  const href = hrefOf(useBoot());
  if (error?.kind === 'INVALID_TOKEN') {
    return (
      <div className="wrap">
        <LoginNeeded />
      </div>
    );
  }
  return (
    <div className="wrap" aria-live="polite" aria-busy={busy}>
      <OutcomePanel
        icon={state === 'failed' ? 'warning' : 'mail'}
        tone={state === 'failed' ? 'bad' : 'plain'}
        title={texts.text(TITLES[state])}
      >
        {message === null || state === 'gone' ? null : <p>{shownText(texts, message)}</p>}
        <noscript>
          <p>{texts.text('supplierSite.noscript')}</p>
        </noscript>
        {busy ? null : (
          <Ways>
            {state === 'gone' ? (
              <a className="button primary" href={href('supplierInbox', {})}>
                {texts.text('supplierSite.inbox.heading')}
              </a>
            ) : (
              <button type="button" className="button primary" onClick={() => send({ type: 'retry.requested' })}>
                {texts.text('thread.tryAgain')}
              </button>
            )}
          </Ways>
        )}
      </OutcomePanel>
    </div>
  );
}
