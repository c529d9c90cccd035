import type { GatewayError } from '../contract/error.ts';
import type { Prefill } from '../contract/preregistration/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { PrefillLink } from './draft.ts';

/** The part of the link that failed, and its error. */
export interface PrefillFailure {
  readonly of: 'pretoken' | 'deviceId';
  readonly error: GatewayError;
}

export interface FoundPrefill {
  readonly prefill: Prefill | null;
  readonly failure: PrefillFailure | null;
  /** Whether the link belongs to a registration that was withdrawn or cancelled. D-33 */
  readonly isWithdrawn: boolean;
  /** The valid part of the link; undefined if no part is valid. */
  readonly link: PrefillLink | undefined;
}

interface PrefillPorts {
  readonly front: Pick<FrontGateway, 'preregistration'>;
  readonly ids: Pick<Ids, 'uuid'>;
}

interface PrefillQuery {
  readonly exhibitionId: string;
  readonly link: PrefillLink | undefined;
  readonly isLoggedIn: boolean;
}

/**
 * Loads the prefill of the form: from the link of an email, else from the device, else from the data that the logged-in
 * buyer gave earlier. If several fail, the first failure is returned.   A-60 D-88
 */
export async function findPrefill(
  ports: PrefillPorts,
  query: PrefillQuery,
  signal: CancelSignal,
): Promise<FoundPrefill> {
  const { preregistration } = ports.front;
  const { exhibitionId, link, isLoggedIn } = query;
  let failure: PrefillFailure | null = null;
  let isWithdrawn = false;
  const createOptions = () => ({ idempotencyKey: ports.ids.uuid(), signal, handled: true });
  if (link?.pretoken !== undefined) {
    const found = await preregistration.getPreData({ pretoken: link.pretoken, exhibitionId }, createOptions());
    if (found.ok)
      return { prefill: found.value, failure, isWithdrawn, link: { exhibitionId, pretoken: link.pretoken } };
    failure = { of: 'pretoken', error: found.error };
    const ended = await preregistration.showWithdrawal({ pretoken: link.pretoken }, { signal, handled: true });
    isWithdrawn = ended.ok && ended.value.state === 'withdrawn';
  }
  if (link?.deviceId !== undefined) {
    const { deviceId } = link;
    const found = await preregistration.getPreDataByDeviceId({ deviceId }, { signal, handled: true });
    if (found.ok) return { prefill: found.value, failure, isWithdrawn, link: { exhibitionId, deviceId } };
    failure ??= { of: 'deviceId', error: found.error };
  }
  if (!isLoggedIn) return { prefill: null, failure, isWithdrawn, link: undefined };
  const earlier = await preregistration.getPreData({ exhibitionId }, createOptions());
  return { prefill: earlier.ok ? earlier.value : null, failure, isWithdrawn, link: undefined };
}
