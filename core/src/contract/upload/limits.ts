/** Largest picture or file of a request, in bytes (D-10). */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** How long an upload or an answer of the native bridge is waited for, in milliseconds., D-58 */
export const UPLOAD_TIMEOUT_MS = 30_000;
/** Pictures whose previews are asked for at once. */
export const PREVIEW_BATCH_MAX = 20;
