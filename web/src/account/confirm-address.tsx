import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { VerificationEvent } from '@fairhall/core/enquiry/verification.machine';
import { type VerificationView, verificationStart } from '@fairhall/core/enquiry/verification.view';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { useFlow } from '../page/use-flow.ts';
import { Icon } from '../ui/icon.tsx';
import type { AccountData } from './account-data.ts';
import styles from './account-page.module.css';

/**
 * Explains the effect of an unconfirmed address and emails the link again. For a confirmed address with pending items
 * it links to them.
 */
export function ConfirmAddress({ email, confirmation }: Pick<AccountData, 'email' | 'confirmation'>) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  if (!confirmation.isConfirmed) return <AddressUnconfirmed email={email} />;
  if (confirmation.waiting === 0) return null;
  return (
    <section className={styles.part} data-confirmation="waiting">
      <a className={styles.row} href={href('verify', {})}>
        {text('me.toConfirm')}
        <Icon name="arrow" small flip />
      </a>
    </section>
  );
}

function AddressUnconfirmed({ email }: Pick<AccountData, 'email'>) {
  const texts = useTexts();
  const { view, send } = useFlow<VerificationView, VerificationEvent>({
    start: verificationStart({ unconfirmed: email }),
    echo: (shown) => ({ ...shown, busy: true }),
    isRequest: () => true,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/enquiry/verification.page'))).openVerification(ports, {
        unconfirmed: email,
      }),
  });
  return (
    <section className={styles.part} data-waits="" data-confirmation={view.state} aria-busy={view.busy}>
      <div role="status">
        <h2>{texts.text(view.title.key, view.title.values)}</h2>
        {view.message === null ? null : <p className={styles.told}>{toDisplayText(texts, view.message)}</p>}
      </div>
      {view.failure === null ? null : <p role="alert">{toDisplayText(texts, view.failure)}</p>}
      {view.canSendAgain ? (
        <button type="button" className="button" disabled={view.busy} onClick={() => send({ type: 'mail.requested' })}>
          {texts.text('verify.sendAgain')}
        </button>
      ) : null}
    </section>
  );
}
