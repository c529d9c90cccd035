/**
 * The causes of rejecting a request because of load, or because a required service is temporarily unavailable. REL-22
 * REL-23
 */
export const LOAD_SHEDDING_CAUSES = [
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

export type OverloadCause = (typeof LOAD_SHEDDING_CAUSES)[number];
