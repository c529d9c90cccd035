/** Why a request is refused for load, or because something that it needs is away for now. REL-22 REL-23 */
export const OVERLOAD_CAUSES = [
  'starting',
  'eventLoop',
  'databaseAway',
  'databaseBusy',
  'lockedRow',
  'passwordQueue',
  'formQueue',
  'formTooSlow',
  'fileQueue',
  'fileSpace',
  'pictureQueue',
  'smallPictureQueue',
] as const;

export type OverloadCause = (typeof OVERLOAD_CAUSES)[number];
