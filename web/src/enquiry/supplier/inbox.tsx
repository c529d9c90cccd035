import type { InboxEvent } from '@fairhall/core/enquiry/supplier/inbox.machine';
import type { InboxView } from '@fairhall/core/enquiry/supplier/inbox.view';
import { getFormat } from '@fairhall/core/site/format';
import { useEffect, useRef } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { ListTabs, SupplierRows } from '../../supplier-site/list-parts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListHead } from '../../ui/row-list.tsx';
import styles from './inbox.module.css';
import { InboxRow } from './inbox-row.tsx';

interface InboxProps {
  readonly view: InboxView;
  readonly send: (event: InboxEvent) => void;
  /** The enquiry whose thread is open beside the list; null if none is. */
  readonly opened: string | null;
}

/** The enquiries that wait for the supplier's reply, the longest waiting first, and those with a reply. D-65 */
export function Inbox({ view, send, opened }: InboxProps) {
  const { lang } = useBoot();
  const { text, counted } = useTexts();
  const { number } = getFormat(lang);
  const waiting = view.parts.find(({ part }) => part === 'waiting')?.count ?? 0;
  const assigned = view.parts.reduce((sum, { count }) => sum + count, 0);
  const toWaitingTitle = (count: number) =>
    count === 0
      ? text('supplierSite.inbox.title.none')
      : counted('supplierSite.inbox.title', count, { count: number(count) });
  // The list of one person has only that person's counts, and until it is loaded those of the list before.
  const loaded = useRef<{ isMine: boolean; total: number | null }>({ isMine: false, total: null });
  useEffect(() => {
    if (view.state !== 'shown' || view.busy) return;
    loaded.current = { isMine: view.isMine, total: view.isMine ? loaded.current.total : waiting };
  }, [view.state, view.busy, view.isMine, waiting]);
  const isMine = view.busy ? loaded.current.isMine : view.isMine;
  const { total } = loaded.current;
  const Title = opened === null ? 'h1' : 'h2'; // a thread has the title of its page
  return (
    <>
      <ListHead
        title={
          <Title className={styles.title} aria-live={opened === null ? 'polite' : undefined}>
            {isMine
              ? assigned === 0
                ? text('supplierSite.inbox.title.mine.none')
                : counted('supplierSite.inbox.title.mine', assigned, { count: number(assigned) })
              : toWaitingTitle(waiting)}
          </Title>
        }
      >
        {isMine && total !== null ? (
          <p className="meta" data-total={total}>
            {toWaitingTitle(total)}
          </p>
        ) : null}
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
          <InboxRow key={row.id} row={row} isOpen={row.id === opened} />
        ))}
      </SupplierRows>
    </>
  );
}

/** Beside the list while no thread is open. */
export function NoThread() {
  const { text } = useTexts();
  return (
    <p className={styles.noThread}>
      <Icon name="mail" />
      {text('supplierSite.inbox.choose')}
    </p>
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
