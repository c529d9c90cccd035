import type { ToastEvent } from '@fairhall/core/overlay/toast.machine';

type Hear = (event: ToastEvent) => void;

/** Takes what anybody wants said, until the host that shows it is there. */
export interface ToastLine {
  ask(event: ToastEvent): void;
  /** Hands over what has waited, and from then on each as it comes; the answer ends it. Of several takers the last one takes. */
  take(hear: Hear): () => void;
  /** Tells that something waits and nobody has taken it. */
  onWaiting(wake: () => void): () => void;
}

export function createToastLine(): ToastLine {
  const waiting: ToastEvent[] = [];
  const takers: Hear[] = [];
  let waker: (() => void) | null = null;
  return {
    ask(event) {
      const taker = takers.at(-1);
      if (taker !== undefined) return taker(event);
      waiting.push(event);
      waker?.();
    },
    take(hear) {
      takers.push(hear);
      for (const event of waiting.splice(0)) hear(event);
      return () => {
        takers.splice(takers.indexOf(hear), 1);
      };
    },
    onWaiting(wake) {
      waker = wake;
      if (waiting.length > 0) wake();
      return () => {
        if (waker === wake) waker = null;
      };
    },
  };
}

/** The one of this page. Only the browser asks; the server renders no toast. */
export const toastLine = createToastLine();
