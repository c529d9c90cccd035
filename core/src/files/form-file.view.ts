import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { FormFile } from './form-files.ts';

/** A file of a form as the page shows it. */
export interface FormFileView {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly state: FormFile['state'];
  readonly message: DisplayMessage | null;
  readonly error: GatewayError | null;
}

export const formFileView = ({ id, name, size, state, error }: FormFile): FormFileView => ({
  id,
  name,
  size,
  state,
  message: error && errorMessage(error),
  error,
});
