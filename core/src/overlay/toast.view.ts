import type { SnapshotFrom } from 'xstate';
import type { toastMachine } from './toast.machine.ts';
import type { Toast } from './toast.ts';

export function toastView(snapshot: SnapshotFrom<typeof toastMachine>): { readonly toasts: readonly Toast[] } {
  return { toasts: snapshot.context.toasts };
}
