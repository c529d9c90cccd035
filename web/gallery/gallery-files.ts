import { CATALOGUE_STATES } from './catalogue-states.tsx';
import { FIELD_STATES } from './field-states.tsx';
import { FORM_STATES } from './form-states.tsx';
import type { GalleryFile } from './gallery-file.ts';
import { PAGE_STATES } from './page-states.tsx';
import { SIGN_STATES } from './sign-states.tsx';

/** All files of the gallery, in the order of the page. */
export const GALLERY_FILES: readonly GalleryFile[] = [
  ...FIELD_STATES,
  ...FORM_STATES,
  ...SIGN_STATES,
  ...PAGE_STATES,
  ...CATALOGUE_STATES,
];

/** Components without an entry, each with the reason. */
export const NOT_IN_GALLERY: Readonly<Record<string, string>> = {
  SeenProductsSlot: 'draws nothing itself: it loads the shelf of another feature after the first interaction',
};
