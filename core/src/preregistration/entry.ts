import type { GatewayError } from '../contract/error.ts';
import type { EntryType } from '../contract/exhibition/limits.ts';
import type { EntryGate, EntryPass, EntryWish } from '../ports/entry-gate.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { preRegisterInfoKey } from './keys.ts';
import { learnRegistration } from './learn-registration.ts';
import { type LoadedExhibition, loadExhibition } from './load-exhibition.ts';

/** The form that somebody is shown who has to register first. */
export interface AskedForm {
  readonly loaded: LoadedExhibition;
  /** What it is asked for; undefined where nothing goes on after it. */
  readonly entryType?: EntryType | undefined;
  /** Whether who registers by it is shown the result, as where nothing goes on after it. */
  readonly showsResult?: boolean;
}

export interface EntryPorts {
  readonly front: Pick<FrontGateway, 'exhibition' | 'preregistration'>;
  readonly storage: Slots;
  /** Opens the form, and tells whether somebody has registered by it before it was gone. */
  readonly ask: (form: AskedForm) => Promise<boolean>;
}

/** The gate of `ports/entry-gate.ts` over the gateway, what the device keeps, and a form.  A-42 */
export function createEntryGate({ front, storage, ask }: EntryPorts): EntryGate {
  const infos = storage.slot(preRegisterInfoKey);
  return {
    async pass({ exhibitionId, entryType }: EntryWish, signal) {
      if (infos.read()?.[exhibitionId] !== undefined) return PASSED;
      const found = await loadExhibition(front, exhibitionId, signal);
      // Nobody can register for what is not there; whether it can be meant is for the call that follows.
      if (!found.ok) return found.error.code === '404' ? PASSED : found;
      if (!found.value.isOpen) return PASSED;
      const known = await learnRegistration({ front, storage }, exhibitionId, signal);
      if (!known.ok) return known;
      if (known.value) return PASSED;
      return ok((await ask({ loaded: found.value, entryType })) ? 'passed' : 'stayed');
    },
  };
}

const PASSED: Result<EntryPass, GatewayError> = ok('passed');
