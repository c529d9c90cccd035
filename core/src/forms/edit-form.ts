import type { GatewayError } from '../contract/error.ts';
import type { Attempt } from './attempt.ts';

/** A record with a form to change it in, and whether the person may. */
export interface Editable {
  readonly canEdit: boolean;
}

/** What every edit form keeps besides its own. */
export interface EditFormContext<Loaded extends Editable, Values> {
  /** As it was loaded or saved last; null before. */
  readonly record: Loaded | null;
  readonly values: Values;
  /** The values that are being saved, or were last: what was typed since then is not saved. */
  readonly sent: Values | null;
  /** The last try to save: the same again is sent under its key. REL-02 */
  readonly attempt: Attempt | null;
  /** The action beside saving that is under way, or was last, and the try of it. */
  readonly action: unknown;
  readonly actionAttempt: Attempt | null;
  /** How often saving was refused because of a field. */
  readonly refusals: number;
  readonly isSaved: boolean;
  readonly error: GatewayError | null;
}

export const initialEditForm = <Values>(values: Values) => ({
  record: null,
  values,
  sent: null,
  attempt: null,
  action: null,
  actionAttempt: null,
  refusals: 0,
  isSaved: false,
  error: null,
});
