import type { ToastEvent } from '@fairhall/core/overlay/toast.machine';

type Receiver = (event: ToastEvent) => void;

/** Queues requested toasts until the host that shows them has loaded. */
export interface ToastQueue {
  add(event: ToastEvent): void;
  /**
   * Passes all queued toasts to the receiver, then each new one; returns a function to stop. If there are several
   * receivers the last one gets them, so that an open dialog shows toasts instead of the page behind it.
   */
  receive(receiver: Receiver): () => void;
  /** Calls back when a toast is queued without a receiver; returns a function to stop. */
  onWaiting(listener: () => void): () => void;
}

export function createToastQueue(): ToastQueue {
  const waiting: ToastEvent[] = [];
  const receivers: Receiver[] = [];
  let listening: (() => void) | null = null;
  return {
    add(event) {
      const receiver = receivers.at(-1);
      if (receiver !== undefined) return receiver(event);
      waiting.push(event);
      listening?.();
    },
    receive(receiver) {
      receivers.push(receiver);
      for (const event of waiting.splice(0)) receiver(event);
      return () => {
        receivers.splice(receivers.indexOf(receiver), 1);
      };
    },
    onWaiting(listener) {
      listening = listener;
      if (waiting.length > 0) listener();
      return () => {
        if (listening === listener) listening = null;
      };
    },
  };
}

/** The page's queue. Only the browser adds to it; the server renders no toast. */
export const toastQueue = createToastQueue();
