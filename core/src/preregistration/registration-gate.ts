import type { GatewayError } from '../contract/error.ts';
import type { EntryType } from '../contract/exhibition/limits.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { RegistrationGate, RegistrationGateInput, RegistrationGateOutcome } from '../ports/registration-gate.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { checkRegistration } from './check-registration.ts';
import { preregistrationInfoKey } from './keys.ts';
import { type LoadedExhibition, loadExhibition } from './load-exhibition.ts';

/** The form that somebody is shown who has to register first. */
export interface RequiredRegistration {
  readonly loaded: LoadedExhibition;
  /** What it is asked for; undefined where nothing goes on after it. */
  readonly entryType?: EntryType | undefined;
  /** Whether who registers by it is shown the result, as where nothing goes on after it. */
  readonly showsResult?: boolean;
}

export interface RegistrationGatePorts {
  readonly front: Pick<FrontGateway, 'exhibition' | 'preregistration'>;
  readonly storage: Slots;
  /** Opens the form, and tells whether somebody has registered by it before it was gone. */
  readonly openForm: (form: RequiredRegistration) => Promise<boolean>;
}

/** The gate of `ports/entry-gate.ts` over the gateway, what the device keeps, and a form.  A-42 */
export function createRegistrationGate({ front, storage, openForm }: RegistrationGatePorts): RegistrationGate {
  const infos = storage.slot(preregistrationInfoKey);
  return {
    async pass({ exhibitionId, entryType }: RegistrationGateInput, signal) {
      if (infos.read()?.[exhibitionId] !== undefined) return RESULT_PASSED;
      const found = await loadExhibition(front, exhibitionId, signal);
      // Nobody can register for what is not there; whether it can be meant is for the call that follows.
      if (!found.ok) return found.error.code === '404' ? RESULT_PASSED : found;
      if (!found.value.isOpen) return RESULT_PASSED;
      const registered = await checkRegistration({ front, storage }, exhibitionId, signal);
      if (!registered.ok) return registered;
      if (registered.value) return RESULT_PASSED;
      return ok((await openForm({ loaded: found.value, entryType })) ? 'passed' : 'stayed');
    },
  };
}

const RESULT_PASSED: Result<RegistrationGateOutcome, GatewayError> = ok('passed');
