import { gatewayError } from '@fairhall/core/contract/error';
import { toastQueue } from '../overlay/toast-queue.ts';

/** Says that what was asked for could not be fetched. */
export const showOfflineNotice = (): void =>
  toastQueue.add({ type: 'request.failed', error: gatewayError('NETWORK_ERROR') });
