import type { InboxEvent } from '@fairhall/core/enquiry/supplier/inbox.machine';
import { INBOX_START, type InboxView } from '@fairhall/core/enquiry/supplier/inbox.view';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { ListTabs, SupplierRows } from '../../supplier-site/list-parts.tsx';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { useRefresh } from '../../supplier-site/use-refresh.ts';
import { useSupplierFlow } from '../../supplier-site/use-supplier-flow.ts';
import { ListHead } from '../../ui/row-list.tsx';
import styles from './inbox.module.css';
import { InboxRow } from './inbox-row.tsx';

type Send = (event: InboxEvent) => void;

/** The enquiries that wait for the supplier's reply, the longest waiting first, and those with a reply. D-65 */
export function SupplierInbox() {
  const { text } = useTexts();
  const { view, send } = useSupplierFlow<InboxView, InboxEvent>({
    start: INBOX_START,
    atOnce: true,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/enquiry/supplier/inbox.page'))).openInbox(ports),
  });
  useRefresh(send);
  return (
    <SupplierPage
      name="supplierInbox"
      view={view}
      loading={text('supplierSite.inbox.loading')}
      failed={text('supplierSite.inbox.failed')}
      shape="list"
      onRetry={() => send({ type: 'retry.requested' })}
    >
      <Inbox view={view} send={send} />
    </SupplierPage>
  );
}

function Inbox({ view, send }: { view: InboxView; send: Send }) {
  const { lang } = useBoot();
  const { text, counted } = useTexts();
  const { number } = getFormat(lang);
  const waiting = view.parts.find(({ part }) => part === 'waiting')?.count ?? 0;
  return (
    <>
      <ListHead
        title={
          <h1 aria-live="polite">
            {waiting === 0
              ? text('supplierSite.inbox.title.none')
              : counted('supplierSite.inbox.title', waiting, { count: number(waiting) })}
          </h1>
        }
      >
        {view.reply === null ? null : <Reply reply={view.reply} />}
        <ListTabs
          label={text('supplierSite.inbox.parts')}
          parts={view.parts}
          selected={view.part}
          nameOf={(part) => text(`supplierSite.inbox.part.${part}`)}
          onSelect={(part) => send({ type: 'part.selected', part })}
        />
        <button
          type="button"
          className={`button ${styles.owner}`}
          aria-pressed={view.isMine}
          data-act="mine"
          onClick={() => send({ type: 'owner.selected', isMine: !view.isMine })}
        >
          {text('supplierSite.inbox.mine')}
        </button>
      </ListHead>
      <SupplierRows
        label={text('supplierSite.inbox.heading')}
        view={view}
        send={send}
        empty={{ icon: 'check', text: view.empty === null ? '' : text(view.empty.key) }}
      >
        {view.rows.map((row) => (
          <InboxRow key={row.id} row={row} />
        ))}
      </SupplierRows>
    </>
  );
}

/** The response time and rate that buyers see. */
function Reply({ reply: { hours, rate } }: { reply: NonNullable<InboxView['reply']> }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  const values = { hours: number(hours ?? 0), rate: number(rate) };
  return (
    <p className="meta" data-reply="">
      {text(hours === undefined ? 'supplierSite.reply.rate' : 'supplierSite.reply', values)}
    </p>
  );
}
