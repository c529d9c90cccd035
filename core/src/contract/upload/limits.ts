/** Maximum size of a picture or a request's file, in bytes (D-10). */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** Timeout of an upload and of a response from the native bridge, in milliseconds., D-58 */
export const UPLOAD_TIMEOUT_MS = 30_000;
/** Maximum number of pictures in one preview request. */
export const PREVIEW_BATCH_MAX = 20;
