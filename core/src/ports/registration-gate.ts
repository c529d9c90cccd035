import type { GatewayError } from '../contract/error.ts';
import type { EntryType } from '../contract/exhibition/limits.ts';
import type { Result } from '../result.ts';
import type { CancelSignal } from './cancel-signal.ts';

/** An action that a visitor starts at an exhibition. */
export interface RegistrationGateInput {
  readonly exhibitionId: string;
  /** Absent for an action that is none of the five types, such as a spin of the lottery's wheel. */
  readonly entryType?: EntryType;
}

/** Whether the action continues; 'stayed' if the visitor closed the form without registering. */
export type RegistrationGateOutcome = 'passed' | 'stayed';

/**
 * Lets an action at an exhibition continue once the visitor has a pre-registration. With one, or if none is required,
 * it passes at once. Otherwise the form opens over the page, and the promise waits until the visitor has registered or
 * closed it. It settles once, so that the action runs once. Fails if the exhibition or the registration could not be
 * loaded.  A-42
 */
export interface RegistrationGate {
  pass(wish: RegistrationGateInput, signal?: CancelSignal): Promise<Result<RegistrationGateOutcome, GatewayError>>;
}
