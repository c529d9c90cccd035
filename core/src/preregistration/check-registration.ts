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
 * Whether the caller is registered for an exhibition: by what this device keeps, else by the gateway, which knows whoever is
 * logged in and what this browser has made. The device remembers it, so that nothing is asked the next time. 
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
