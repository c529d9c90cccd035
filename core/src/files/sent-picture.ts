import { type GatewayError, gatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { LocalFile } from '../contract/local-file.ts';
import { err, ok, type Result } from '../result.ts';

/** The response of an upload: a picture's id, or '' with the reasons for rejecting it. */
export type PictureUploads = readonly { readonly id: string; readonly msgs: readonly string[] }[];

/** A chosen picture that was not added, and why. */
export interface PictureProblem {
  readonly name: string;
  readonly message: DisplayMessage;
}

/** Returns the id of an uploaded picture, or the problem with the name of its file. */
export function readPictureUpload(
  { name }: Pick<LocalFile, 'name'>,
  answer: Result<PictureUploads, GatewayError>,
): Result<string, PictureProblem> {
  if (!answer.ok) return err({ name, message: errorMessage(answer.error) });
  const { id = '', msgs = [] } = answer.value[0] ?? {};
  if (id !== '') return ok(id);
  const [reason] = msgs;
  return err({ name, message: reason === undefined ? errorMessage(gatewayError('SERVER_ERROR')) : { text: reason } });
}
