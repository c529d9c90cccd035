import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { preregistrationInfoKey } from './keys.ts';
import { toRegistration } from './send.ts';

export interface RegistrationPorts {
  readonly front: Pick<FrontGateway, 'preregistration'>;
  readonly storage: Slots;
}

/**
 * Returns whether the caller is registered for an exhibition: from this device's storage, else from the gateway, which
 * knows the logged-in buyer's registrations and those made in this browser. A positive answer is stored on the device,
 * so that the next check needs no request. 
 */
export async function checkRegistration(
  { front: { preregistration }, storage }: RegistrationPorts,
  exhibitionId: string,
  signal: CancelSignal | undefined,
): Promise<Result<boolean, GatewayError>> {
  const infos = storage.slot(preregistrationInfoKey);
  if (infos.read()?.[exhibitionId] !== undefined) return ok(true);
  const options = { handled: true, ...(signal === undefined ? {} : { signal }) };
  const found = await preregistration.checkReg({ exhibitionId }, options);
  if (!found.ok) return found;
  if (found.value === null) return ok(false);
  infos.save({ ...infos.read(), [exhibitionId]: toRegistration(found.value) });
  return ok(true);
}
