import type { InboxEvent } from '@fairhall/core/enquiry/supplier/inbox.machine';
import { INBOX_START, type InboxRowView, type InboxView } from '@fairhall/core/enquiry/supplier/inbox.view';
import { insertOpenRow } from '@fairhall/core/enquiry/supplier/open-row';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import type { FrameProps } from '../../page/screen.ts';
import { SlotLoader } from '../../page/slot-loader.ts';
import type { UsedFlow } from '../../page/use-flow.ts';
import { useMedia } from '../../page/use-media.ts';
import { SupplierBar } from '../../supplier-site/supplier-bar.tsx';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { reloadMenuCounts } from '../../supplier-site/use-menu-counts.ts';
import { useRefresh } from '../../supplier-site/use-refresh.ts';
import { useSupplierFlow } from '../../supplier-site/use-supplier-flow.ts';
import { useSupplierToken } from '../../supplier-site/use-supplier-token.ts';
import { Inbox } from './inbox.tsx';
import styles from './inbox-frame.module.css';
import { OpenThreadContext } from './open-thread.ts';
import type { SupplierThreadData } from './thread.tsx';

declare module '../../page/slots.ts' {
  interface Slots {
    supplierSteps: object;
  }
}

const NO_PROPS = {};

/** The width from which the list and a thread are side by side; the same as in the style sheet. */
const TWO_PANES = '(width >= 62em)';

/**
 * Inbox and thread of a supplier. On a PC they are two panes: the list stays with its scroll position while one thread
 * after the other is opened. In a narrow window and on a phone each is a page of its own. D-65
 */
export function InboxFrame({ name, data, children }: FrameProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const isThread = name === 'supplierThread';
  const hasPanes = useMedia(TWO_PANES) && device === 'pc';
  const opened = isThread ? (data as SupplierThreadData).enquiryId : null;
  const { view: loaded, send, reload } = useInbox(!isThread || hasPanes, opened);
  const { openRow, report } = useOpenRow(reload);
  const view = useListedRow(loaded, opened, openRow);
  const list = useSelectedRow(opened !== null && view.rows.some(({ id }) => id === opened) ? opened : null);
  const isLoggedIn = useSupplierToken() && view.state !== 'visitor';
  const isEmpty =
    !isThread && view.state === 'shown' && view.part === 'waiting' && !view.isMine && view.rows.length === 0;
  const canSplit = device === 'pc' && (view.state === 'shown' || view.state === 'loading' || isThread);
  return (
    <div
      className={styles.frame}
      data-split={canSplit && view.state !== 'visitor' ? '' : undefined}
      data-inside={isThread ? 'thread' : isEmpty ? 'steps' : 'inbox'}
    >
      {isLoggedIn && (device === 'pc' || !isThread) ? (
        <div className={`wrap ${styles.bar}`}>
          <SupplierBar />
        </div>
      ) : null}
      <div className={styles.panes}>
        <div ref={list} className={styles.list}>
          <SupplierPage
            name="supplierInbox"
            view={view}
            loading={text('supplierSite.inbox.loading')}
            failed={text('supplierSite.inbox.failed')}
            shape="list"
            top={null}
            isBeside={isThread}
            onRetry={() => send({ type: 'retry.requested' })}
          >
            <Inbox view={view} send={send} opened={opened} />
          </SupplierPage>
        </div>
        <div className={styles.main}>
          {isEmpty ? (
            <SlotLoader name="supplierSteps" isWanted isQuiet part={NO_PROPS} />
          ) : view.state === 'shown' || isThread ? (
            <OpenThreadContext value={report}>{children}</OpenThreadContext>
          ) : null}
        </div>
      </div>
    </div>
  );
}

interface UsedInbox extends UsedFlow<InboxView, InboxEvent> {
  readonly reload: () => void;
}

/** The flow behind the list, which loads once the list is wanted, and again when another thread is opened. */
function useInbox(isWanted: boolean, opened: string | null): UsedInbox {
  const [start] = useState(createSignal);
  const { view, send } = useSupplierFlow<InboxView, InboxEvent>({
    start: INBOX_START,
    when: () => start.given,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/enquiry/supplier/inbox.page'))).openInbox(ports),
  });
  useEffect(() => {
    if (isWanted) start.give();
  }, [isWanted, start]);
  // Does not load a list that no one sees.
  const reload = useCallback(() => {
    if (isWanted) send({ type: 'page.shown' });
  }, [isWanted, send]);
  useRefresh(reload);
  const before = useRef(opened);
  useEffect(() => {
    if (before.current !== opened) reload();
    before.current = opened;
  }, [opened, reload]);
  const waiting = view.state === 'shown' ? view.parts.find(({ part }) => part === 'waiting')?.count : undefined;
  const counted = useRef(waiting);
  // The menu's number is the same count, loaded by itself.
  useEffect(() => {
    if (waiting === undefined) return;
    if (counted.current !== undefined && counted.current !== waiting) reloadMenuCounts();
    counted.current = waiting;
  }, [waiting]);
  return { view, send, reload };
}

/** The row of the open thread, as the thread reports it. A change after the first report also changes the list. */
function useOpenRow(reload: () => void) {
  const [openRow, setOpenRow] = useState<InboxRowView | null>(null);
  const before = useRef<string | null>(null);
  const report = useCallback(
    (row: InboxRowView | null) => {
      setOpenRow(row);
      if (row === null) return;
      if (before.current === row.id) {
        reload();
        reloadMenuCounts(); // also where no list is beside the thread
      }
      before.current = row.id;
    },
    [reload],
  );
  return { openRow, report };
}

/**
 * Keeps the row of the open thread in the list until the thread is left, or until the user selects other rows: a reply
 * takes it out of the waiting enquiries, and it must not disappear under their eyes.
 */
function useListedRow(view: InboxView, opened: string | null, openRow: InboxRowView | null): InboxView {
  const selection = `${view.part} ${view.isMine} ${view.pageNo}`;
  const before = useRef({ opened, selection, index: 0 });
  useEffect(() => {
    const index = view.rows.findIndex(({ id }) => id === opened);
    if (before.current.opened !== opened) before.current = { opened, selection, index: Math.max(0, index) };
    else if (index >= 0) before.current.index = index;
  });
  if (openRow === null || openRow.id !== opened) return view;
  const isNew = before.current.opened !== opened;
  if (!isNew && before.current.selection !== selection) return view;
  return { ...view, rows: insertOpenRow(view.rows, openRow, isNew ? 0 : before.current.index) };
}

/** Scrolls the pane with the list, and not the page, so that the selected row is visible. */
function useSelectedRow(selected: string | null) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pane = list.current;
    const row = selected === null ? null : pane?.querySelector('[data-open]');
    if (!pane || !row) return;
    const [frame, place] = [pane.getBoundingClientRect(), row.getBoundingClientRect()];
    if (place.top < frame.top) pane.scrollTop -= frame.top - place.top;
    else if (place.bottom > frame.bottom) pane.scrollTop += place.bottom - frame.bottom;
  }, [selected]);
  return list;
}

function createSignal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
