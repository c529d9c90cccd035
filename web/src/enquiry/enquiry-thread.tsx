import { toDisplayText } from '@fairhall/core/contract/error-message';
import { ERROR_GONE } from '@fairhall/core/contract/page-error';
import { readQuery } from '@fairhall/core/routes/query';
import type { ThreadView } from '@fairhall/core/thread/thread.view';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { FormNotice } from '../forms/form-notice.tsx';
import { useLogin, useSession } from '../login/use-login.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { Thread } from '../thread/thread.tsx';
import { getUtcOffset, type UsedThread, useThread } from '../thread/use-thread.ts';
import { Icon } from '../ui/icon.tsx';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { supplierOfferWords } from '../ui/supplier-offer-words.ts';
import { SupplierOffers } from '../ui/supplier-offers.tsx';
import styles from './enquiry-thread.module.css';
import { GuestLinkEnded, LinkNote } from './guest-link.tsx';
import { MailAgain } from './mail-again.tsx';

export interface EnquiryThreadData {
  readonly enquiryId: string;
  /** Whether the address contains the signed link of an email. */
  readonly isByLink: boolean;
}

/** An enquiry's thread for its sender: a logged-in buyer, or a guest with the link of the email. D-95 */
export function EnquiryThreadPage({ data: { enquiryId, isByLink } }: { data: EnquiryThreadData }) {
  const { device, lang } = useBoot();
  const { search } = useLocation();
  const { view, send } = useThread(async (ports) => {
    const { openBuyerThread } = await loadModule(() => import('@fairhall/core/thread/thread.page'));
    const { sign } = readQuery(new URLSearchParams(search));
    return openBuyerThread(ports, { enquiryId, sign, lang, offsetAt: getUtcOffset });
  });
  const isBuyer = useSession().role === 'buyer';
  const [isEnded, setEnded] = useState(false);
  const { sign } = readQuery(new URLSearchParams(search));
  const link = isByLink && sign !== undefined ? { enquiryId, sign } : null;
  useLoginRetry(isBuyer, view.state, send);
  return (
    <div
      className={device === 'pc' ? `wrap ${styles.page}` : styles.page}
      data-page="enquiryThread"
      data-state={view.state}
    >
      {device === 'pc' ? <BackToList isShown={isBuyer} /> : null}
      {link !== null && (isEnded || view.error?.code === ERROR_GONE) ? (
        <GuestLinkEnded link={link} />
      ) : view.thread === null ? (
        <Outcome view={view} send={send} canLogIn={!isBuyer && !isByLink} />
      ) : (
        <Thread
          thread={view.thread}
          send={send}
          findHidden={({ gateway }, text, signal) =>
            gateway.enquiry.contactsInReply({ enquiryId, sign, text }, { signal, handled: true })
          }
          note={
            <>
              <ThreadWaitingNote thread={view.thread} sign={sign} />
              {link !== null ? (
                <LinkNote link={link} onEnded={() => setEnded(true)} />
              ) : view.thread.canMailAgain ? (
                <MailAgain enquiryId={enquiryId} />
              ) : null}
            </>
          }
        />
      )}
    </div>
  );
}

interface ThreadWaitingNoteProps {
  readonly thread: NonNullable<ThreadView['thread']>;
  readonly sign: string | undefined;
}

/** Below the messages while nobody has replied: who has the enquiry, and which other suppliers can be asked. D-94 */
function ThreadWaitingNote({ thread: { enquiryId, unreachable, others }, sign }: ThreadWaitingNoteProps) {
  const boot = useBoot();
  const texts = useTexts();
  const href = hrefOf(boot);
  const from = { fromEnquiry: enquiryId, sign };
  const toAsk = (supplier: string) => texts.text('thread.others.ask', { supplier });
  return (
    <>
      {unreachable === null ? null : (
        <FormNotice kind="limit">{texts.text(unreachable.key, unreachable.values)}</FormNotice>
      )}
      {others === null ? null : (
        <SupplierOffers
          title={texts.text('thread.others.title')}
          lead={texts.text(others.length === 0 ? 'thread.others.none' : 'thread.others.text')}
          offers={others.map((each) => supplierOfferWords(each, toAsk, from, { boot, href }))}
        />
      )}
    </>
  );
}

/** Retries once a user has logged in over the page. */
function useLoginRetry(isBuyer: boolean, state: ThreadView['state'], send: UsedThread['send']): void {
  useEffect(() => {
    if (isBuyer && (state === 'gone' || state === 'failed')) send({ type: 'retry.requested' });
  }, [isBuyer]);
}

/** A link to the buyer's enquiries. Its space is reserved, since the login is known only after the first render. */
function BackToList({ isShown }: { isShown: boolean }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <p className={styles.back}>
      {isShown ? (
        <a className="link" href={href('myEnquiries', {})}>
          <Icon name="back" small flip />
          {text('thread.list.title')}
        </a>
      ) : null}
    </p>
  );
}

const TITLE_KEYS = {
  loading: 'thread.loading',
  shown: 'thread.loading',
  failed: 'thread.failed.title',
  gone: 'thread.gone.title',
} as const satisfies Record<ThreadView['state'], string>;

interface OutcomeProps {
  readonly view: ThreadView;
  readonly send: UsedThread['send'];
  readonly canLogIn: boolean;
}

/** Replaces the thread while it loads, if it could not be loaded, or if the visitor may not see it. */
function Outcome({ view: { state, busy, message }, send, canLogIn }: OutcomeProps) {
  const texts = useTexts();
  return (
    <div className="wrap" aria-live="polite" aria-busy={busy}>
      <OutcomePanel
        icon={state === 'failed' ? 'warning' : 'mail'}
        tone={state === 'failed' ? 'bad' : 'plain'}
        title={texts.text(TITLE_KEYS[state])}
      >
        {message === null ? null : <p>{toDisplayText(texts, message)}</p>}
        <noscript>
          <p>{texts.text('thread.noscript')}</p>
        </noscript>
        {busy ? null : (
          <OutcomeActions>
            {state === 'gone' && canLogIn ? <LogInButton /> : null}
            <button type="button" className="button" onClick={() => send({ type: 'retry.requested' })}>
              {texts.text('thread.tryAgain')}
            </button>
          </OutcomeActions>
        )}
      </OutcomePanel>
    </div>
  );
}

function LogInButton() {
  const { text } = useTexts();
  const login = useLogin();
  return (
    <button type="button" className="button primary" onClick={() => void login?.open({})}>
      {text('thread.gone.logIn')}
    </button>
  );
}
