import type { ThreadContentView, ThreadView } from '@fairhall/core/thread/thread.view';
import { focusField } from '../../forms/focus-field.ts';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { useMedia } from '../../page/use-media.ts';
import { BackLink } from '../../supplier-site/back-link.tsx';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { ThreadConversation, ThreadTitle } from '../../thread/thread.tsx';
import { THREAD_FIELD, ThreadComposer } from '../../thread/thread-composer.tsx';
import { ThreadSteps } from '../../thread/thread-steps.tsx';
import { ThreadSubject } from '../../thread/thread-subject.tsx';
import { ThreadTrack } from '../../thread/thread-track.tsx';
import { getUtcOffset, type UsedThread, useThread } from '../../thread/use-thread.ts';
import { OutcomeActions, OutcomePanel } from '../../ui/outcome-panel.tsx';
import { AssignForm } from './assign-form.tsx';
import { BuyerFacts, BuyerFactsDisclosure } from './buyer-facts.tsx';
import { useReportedThread } from './open-thread.ts';
import { ReplyPicker } from './reply-picker.tsx';
import { SpamForm } from './spam-form.tsx';
import styles from './thread.module.css';

export interface SupplierThreadData {
  readonly enquiryId: string;
}

/** The width from which the facts have a pane of their own; the same as in the style sheet. */
const THREE_PANES = '(width >= 75em)';

/** The page of a thread; another thread is another flow. */
export function SupplierThreadPage({ data: { enquiryId } }: { data: SupplierThreadData }) {
  return <SupplierThread key={enquiryId} enquiryId={enquiryId} />;
}

/** An enquiry for the staff of its supplier: they read it, reply, close it, or mark it as spam. D-65 */
function SupplierThread({ enquiryId }: SupplierThreadData) {
  const boot = useBoot();
  const { text } = useTexts();
  const { view, send } = useThread(async (ports) => {
    const [{ openSupplierThread }, { supplierPorts }] = await Promise.all([
      loadModule(() => import('@fairhall/core/enquiry/supplier/thread.page')),
      loadModule(() => import('../../supplier-site/supplier-ports.ts')),
    ]);
    return openSupplierThread(supplierPorts(boot, ports), { enquiryId, lang: boot.lang, offsetAt: getUtcOffset });
  });
  useReportedThread(view.thread);
  return (
    <SupplierPage
      name="supplierThread"
      view={{ ...view, state: getPageState(view) }}
      loading={text('thread.loading')}
      failed={text('thread.failed.title')}
      shape="list"
      onRetry={() => send({ type: 'retry.requested' })}
      top={boot.device === 'pc' ? <BackToInbox /> : null}
      isBroad
    >
      {view.thread === null ? <ThreadGone /> : <ThreadPanes enquiryId={enquiryId} thread={view.thread} send={send} />}
    </SupplierPage>
  );
}

interface ThreadPanesProps extends SupplierThreadData {
  readonly thread: ThreadContentView;
  readonly send: UsedThread['send'];
}

/** The conversation, with the facts about the buyer and the other actions beside it, or around it without the room. */
function ThreadPanes({ enquiryId, thread, send }: ThreadPanesProps) {
  const boot = useBoot();
  const hasFacts = useMedia(THREE_PANES) && boot.device === 'pc';
  const isOpen = thread.composer !== null;
  const insertReply = (reply: string) => {
    const written = thread.composer?.field.value.trimEnd() ?? '';
    send({ type: 'text.changed', value: written === '' ? reply : `${written}\n\n${reply}` });
    focusField(THREAD_FIELD);
  };
  const actions = (
    <>
      <ThreadSteps thread={thread} send={send} />
      {isOpen ? <AssignForm enquiryId={enquiryId} /> : null}
      {isOpen ? <SpamForm enquiryId={enquiryId} /> : null}
    </>
  );
  return (
    <div className={styles.panes} data-thread={thread.state}>
      <div className={styles.conversation}>
        <div className={styles.head}>
          <ThreadSubject thread={thread}>
            <ThreadTitle thread={thread} />
          </ThreadSubject>
          <ThreadTrack track={thread.track} />
          {hasFacts ? null : <BuyerFactsDisclosure thread={thread} />}
        </div>
        <div className={styles.messages}>
          <ThreadConversation thread={thread} send={send} />
        </div>
        {hasFacts ? null : <div className={styles.actions}>{actions}</div>}
        {thread.composer === null ? null : (
          <ThreadComposer
            composer={thread.composer}
            send={send}
            tools={<ReplyPicker onInsert={insertReply} />}
            findHidden={async (ports, written, signal) => {
              const { supplierPorts } = await loadModule(() => import('../../supplier-site/supplier-ports.ts'));
              const { supplierEnquiry } = supplierPorts(boot, ports).supplierGateway;
              return supplierEnquiry.contactsInAnswer({ enquiryId, text: written }, { signal, handled: true });
            }}
          />
        )}
      </div>
      {hasFacts ? (
        <aside className={styles.facts}>
          <BuyerFacts thread={thread} />
          {actions}
        </aside>
      ) : null}
    </div>
  );
}

/** A user who is not logged in sees the login instead of a message that the thread could not be loaded. */
const getPageState = ({ state, thread, error }: ThreadView): ThreadView['state'] | 'visitor' =>
  thread === null && error?.kind === 'INVALID_TOKEN' ? 'visitor' : state;

/** In a window with one pane, since the list is beside the thread in a wider one. */
function BackToInbox() {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <div className={styles.back}>
      <BackLink href={href('supplierInbox', {})}>{text('supplierSite.inbox.heading')}</BackLink>
    </div>
  );
}

/** Shown instead of a thread that belongs to another supplier. */
function ThreadGone() {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <div className="wrap">
      <OutcomePanel icon="mail" tone="plain" title={text('supplierSite.thread.gone')}>
        <OutcomeActions>
          <a className="button primary" href={href('supplierInbox', {})}>
            {text('supplierSite.inbox.heading')}
          </a>
        </OutcomeActions>
      </OutcomePanel>
    </div>
  );
}
