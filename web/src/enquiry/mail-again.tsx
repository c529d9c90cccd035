import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { MailAgainResult as Outcome } from '@fairhall/core/enquiry/mail-again';
import { useRef, useState } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { getUtcOffset } from '../thread/use-thread.ts';
import styles from './mail-again.module.css';

interface MailAgainState {
  readonly isBusy: boolean;
  /** The result of the last press; null before the first. */
  readonly outcome: Outcome | null;
}

/** Requests one email for each press. A retry after a failure has the same idempotency key. REL-02 */
function useMailAgain(enquiryId: string) {
  const source = usePortsSource();
  const { lang } = useBoot();
  const [{ isBusy, outcome }, setState] = useState<MailAgainState>({ isBusy: false, outcome: null });
  const key = useRef<string | null>(null);
  const handlePress = async () => {
    if (source === null || isBusy) return;
    setState({ isBusy: true, outcome: null });
    try {
      const [{ gateway, ids }, { mailAgain }] = await Promise.all([
        source.load(),
        loadModule(() => import('@fairhall/core/enquiry/mail-again')),
      ]);
      key.current ??= ids.uuid();
      const next = await mailAgain(
        gateway,
        { enquiryId, idempotencyKey: key.current },
        { lang, offsetAt: getUtcOffset },
      );
      if (next.status !== 'failed') key.current = null;
      setState({ isBusy: false, outcome: next });
    } catch {
      setState({ isBusy: false, outcome: null }); // the calls' code did not load, and the page already shows that
    }
  };
  return { isBusy, outcome, press: handlePress };
}

/** Sends the enquiry's confirmation email again and shows the result. */
export function MailAgain({ enquiryId }: { readonly enquiryId: string }) {
  const texts = useTexts();
  const { isBusy, outcome, press } = useMailAgain(enquiryId);
  return (
    <div className={styles.again} data-place="mail-again" data-state={isBusy ? 'busy' : (outcome?.status ?? 'ready')}>
      <button type="button" className="link" aria-disabled={isBusy} onClick={() => void press()}>
        {texts.text('mailAgain.button')}
      </button>
      <p aria-live="polite">{outcome === null ? null : toDisplayText(texts, outcome.message)}</p>
    </div>
  );
}
