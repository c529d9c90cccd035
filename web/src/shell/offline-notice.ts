import { gatewayError } from '@fairhall/core/contract/error';
import { toastQueue } from '../overlay/toast-queue.ts';

/** Notifies the user that a requested part could not be loaded. */
export const showOfflineNotice = (): void =>
  toastQueue.add({ type: 'request.failed', error: gatewayError('NETWORK_ERROR') });
