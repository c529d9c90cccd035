import type { GatewayError } from '../contract/error.ts';
import type { EntryType } from '../contract/exhibition/limits.ts';
import type { Result } from '../result.ts';
import type { CancelSignal } from './cancel-signal.ts';

/** What somebody begins at an exhibition. */
export interface RegistrationGateInput {
  readonly exhibitionId: string;
  /** Absent for what is none of the five kinds, such as a spin of the lottery's wheel. */
  readonly entryType?: EntryType;
}

/** Whether it goes on: 'stayed' where the form was closed without registering. */
export type RegistrationGateOutcome = 'passed' | 'stayed';

/**
 * Lets what is begun at an exhibition go on once there is a pre-registration for it. With one, and where none is needed, it
 * passes at once; without one the form opens over the page, and the promise waits until somebody has registered or has closed
 * it. It settles once, so that what waits for it is done once. Fails where the exhibition or the registration could not be
 * asked for.  A-42
 */
export interface RegistrationGate {
  pass(wish: RegistrationGateInput, signal?: CancelSignal): Promise<Result<RegistrationGateOutcome, GatewayError>>;
}
