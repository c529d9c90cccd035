import type { InboxRowView } from '@fairhall/core/enquiry/supplier/inbox.view';
import { toOpenRow } from '@fairhall/core/enquiry/supplier/open-row';
import type { ThreadContentView } from '@fairhall/core/thread/thread.view';
import { createContext, useContext, useEffect, useRef } from 'react';

/** Tells the list beside a thread what the thread has become. */
export const OpenThreadContext = createContext<(row: InboxRowView | null) => void>(() => undefined);

/** Tells the list beside this thread whenever a message or the state of the thread has changed. */
export function useReportedThread(thread: ThreadContentView | null): void {
  const report = useContext(OpenThreadContext);
  const row = thread === null ? null : toOpenRow(thread);
  const latest = useRef(row);
  latest.current = row;
  const changed = thread === null ? '' : `${thread.state} ${row?.lastTime} ${row?.receipt}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is why it is reported
  useEffect(() => report(latest.current), [report, changed]);
}
