import type { GatewayError } from '../contract/error.ts';
import type { EntryType } from '../contract/exhibition/limits.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { RegistrationGate, RegistrationGateInput, RegistrationGateOutcome } from '../ports/registration-gate.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { checkRegistration } from './check-registration.ts';
import { preregistrationInfoKey } from './keys.ts';
import { type LoadedExhibition, loadExhibition } from './load-exhibition.ts';

/** The form for a visitor who has to register first. */
export interface RequiredRegistration {
  readonly loaded: LoadedExhibition;
  /** The action that needs the registration; undefined if no action follows. */
  readonly entryType?: EntryType | undefined;
  /** Whether the form shows the result after a registration, as it does if no action follows. */
  readonly showsResult?: boolean;
}

export interface RegistrationGatePorts {
  readonly front: Pick<FrontGateway, 'exhibition' | 'preregistration'>;
  readonly storage: Slots;
  /** Opens the form; resolves with whether the visitor registered before it was closed. */
  readonly openForm: (form: RequiredRegistration) => Promise<boolean>;
}

/**
 * Creates the gate of `ports/registration-gate.ts` from the gateway, the device's storage and a form. 
 *
 */
export function createRegistrationGate({ front, storage, openForm }: RegistrationGatePorts): RegistrationGate {
  const infos = storage.slot(preregistrationInfoKey);
  return {
    async pass({ exhibitionId, entryType }: RegistrationGateInput, signal) {
      if (infos.read()?.[exhibitionId] !== undefined) return RESULT_PASSED;
      const found = await loadExhibition(front, exhibitionId, signal);
      // Nobody can register for an exhibition that does not exist; the action's own call reports the error.
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
