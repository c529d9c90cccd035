import {
  type ChoiceList,
  FIELD_CHOICES,
  type FormFieldName,
  fieldRow,
} from '@fairhall/core/contract/preregistration/form-fields';
import type { Texts } from '@fairhall/core/ports/texts';

type Text = Texts['text'];
type Code<List extends ChoiceList> = (typeof FIELD_CHOICES)[List][number];

/** The texts of each list's codes. … */
const TEXT_BY_LIST: { readonly [List in ChoiceList]: (text: Text, code: Code<List>) => string } = {
  jobTitles: (text, code) => text(`preregistration.job.${code}`),
  visitorTypes: (text, code) => text(`preregistration.type.${code}`),
  visitPurposes: (text, code) => text(`preregistration.purpose.${code}`),
};

/** Returns the text for a code of a field. An unknown code is returned unchanged. */
export function toChoiceText(text: Text, name: FormFieldName, code: string): string {
  const field = fieldRow(name);
  return 'choices' in field ? wordIn(field.choices, text, code) : code;
}

function wordIn<List extends ChoiceList>(list: List, text: Text, code: string): string {
  const codes: readonly Code<List>[] = FIELD_CHOICES[list];
  const known = codes.find((each) => each === code);
  return known === undefined ? code : TEXT_BY_LIST[list](text, known);
}
