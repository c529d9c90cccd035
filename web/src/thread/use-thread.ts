import type { Ports } from '@fairhall/adapters/ports';
import type { ThreadFlow } from '@fairhall/core/thread/thread.page';
import type { ThreadView } from '@fairhall/core/thread/thread.view';
import type { ThreadEvent } from '@fairhall/core/thread/thread-events';
import { THREAD_START } from '@fairhall/core/thread/thread-start';
import { useEffect } from 'react';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';

export type UsedThread = UsedFlow<ThreadView, ThreadEvent>;

/**
 * The flow behind a thread. It gets notified when the page becomes visible or hidden. `open` opens the buyer's or the
 * supplier's thread.
 */
export function useThread(open: (ports: Ports) => Promise<ThreadFlow>): UsedThread {
  const flow = useFlow<ThreadView, ThreadEvent>({ start: THREAD_START, atOnce: true, open });
  const { send } = flow;
  useEffect(() => {
    const reportVisibility = () =>
      send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
    if (document.visibilityState !== 'visible') reportVisibility();
    document.addEventListener('visibilitychange', reportVisibility);
    return () => document.removeEventListener('visibilitychange', reportVisibility);
  }, [send]);
  return flow;
}

/** Returns the browser's offset from UTC at a time, in minutes; positive east of UTC. */
export const getUtcOffset = (time: number): number => -new Date(time).getTimezoneOffset();
