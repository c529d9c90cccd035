import type { GatewayError } from '../contract/error.ts';
import type { Attempt } from './attempt.ts';

/** A record that a form edits, and whether the person may edit it. */
export interface Editable {
  readonly canEdit: boolean;
}

/** The context that every edit form has besides its own fields. */
export interface EditFormContext<Loaded extends Editable, Values> {
  /** The record as last loaded or saved; null before the first load. */
  readonly record: Loaded | null;
  readonly values: Values;
  /** The values of the running or last save; anything typed since then is unsaved. */
  readonly sent: Values | null;
  /** The last attempt to save; an equal request is sent under the same key. REL-02 */
  readonly attempt: Attempt | null;
  /** The running or last action other than saving, and its attempt. */
  readonly action: unknown;
  readonly actionAttempt: Attempt | null;
  /** How often a save was rejected because of an invalid field. */
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
