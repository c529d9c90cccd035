import type { ThreadView } from '@fairhall/core/thread/thread.view';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { BackLink } from '../../supplier-site/back-link.tsx';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { Thread } from '../../thread/thread.tsx';
import { getUtcOffset, useThread } from '../../thread/use-thread.ts';
import { OutcomeActions, OutcomePanel } from '../../ui/outcome-panel.tsx';
import { AssignForm } from './assign-form.tsx';
import { SpamForm } from './spam-form.tsx';

export interface SupplierThreadData {
  readonly enquiryId: string;
}

/** An enquiry for the staff of its supplier: they read it, reply, close it, or mark it as spam. D-65 */
export function SupplierThread({ data: { enquiryId } }: { data: SupplierThreadData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { view, send } = useThread(async (ports) => {
    const [{ openSupplierThread }, { supplierPorts }] = await Promise.all([
      loadModule(() => import('@fairhall/core/enquiry/supplier/thread.page')),
      loadModule(() => import('../../supplier-site/supplier-ports.ts')),
    ]);
    return openSupplierThread(supplierPorts(boot, ports), { enquiryId, lang: boot.lang, offsetAt: getUtcOffset });
  });
  return (
    <SupplierPage
      name="supplierThread"
      view={{ ...view, state: getPageState(view) }}
      loading={text('thread.loading')}
      failed={text('thread.failed.title')}
      shape="list"
      onRetry={() => send({ type: 'retry.requested' })}
      top={boot.device === 'pc' ? <BackToInbox /> : null}
      isBroad={boot.device !== 'pc'}
    >
      {view.thread === null ? (
        <ThreadGone />
      ) : (
        <Thread
          thread={view.thread}
          send={send}
          findHidden={async (ports, written, signal) => {
            const { supplierPorts } = await loadModule(() => import('../../supplier-site/supplier-ports.ts'));
            const { supplierEnquiry } = supplierPorts(boot, ports).supplierGateway;
            return supplierEnquiry.contactsInAnswer({ enquiryId, text: written }, { signal, handled: true });
          }}
          more={view.thread.composer === null ? null : <AssignForm enquiryId={enquiryId} />}
          note={view.thread.composer === null ? null : <SpamForm enquiryId={enquiryId} />}
        />
      )}
    </SupplierPage>
  );
}

/** A user who is not logged in sees the login instead of a message that the thread could not be loaded. */
const getPageState = ({ state, thread, error }: ThreadView): ThreadView['state'] | 'visitor' =>
  thread === null && error?.kind === 'INVALID_TOKEN' ? 'visitor' : state;

function BackToInbox() {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return <BackLink href={href('supplierInbox', {})}>{text('supplierSite.inbox.heading')}</BackLink>;
}

/** Shown instead of a thread that belongs to another supplier. */
function ThreadGone() {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <OutcomePanel icon="mail" tone="plain" title={text('supplierSite.thread.gone')}>
      <OutcomeActions>
        <a className="button primary" href={href('supplierInbox', {})}>
          {text('supplierSite.inbox.heading')}
        </a>
      </OutcomeActions>
    </OutcomePanel>
  );
}
