import {
  FORM_FIELD_NAMES,
  type FormFieldName,
  fieldRow,
  hasField,
  type Layout,
} from '../contract/preregistration/form-fields.ts';

/**
 * Returns the layout of a version: versions 1 to 7 have their own, all others the latest one. … A-01
 */
export function getLayout(version: number): Layout {
  if (version === 1) return 'h5';
  if (version === 2) return '2023-02';
  if (version === 3) return '2023-06';
  if (version === 4 || version === 5 || version === 6 || version === 7) return '2023-07';
  return '2024-01';
}

/** The version that shows the business cards before the other fields. A-02 */
export const CARD_FIRST_VERSION = 11;

/** Lists the fields of a layout, in order. D-33 */
export const listLayoutFields = (layout: Layout): readonly FormFieldName[] =>
  FORM_FIELD_NAMES.filter((name) => hasField(fieldRow(name), layout));

/** Whether a layout has pictures of a business card. D-33 */
export const hasCards = (layout: Layout): boolean => layout === '2024-01';

/** Whether a form cannot be sent without this field. D-10 */
export const isRequired = (name: FormFieldName): boolean => fieldRow(name).required;
