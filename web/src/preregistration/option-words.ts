import {
  CHOICES,
  type ChoiceList,
  fieldRow,
  type PreregField,
} from '@fairhall/core/contract/preregistration/form-fields';
import type { Texts } from '@fairhall/core/ports/texts';

type Text = Texts['text'];
type Code<List extends ChoiceList> = (typeof CHOICES)[List][number];

/** The words of each list. … */
const WORDS: { readonly [List in ChoiceList]: (text: Text, code: Code<List>) => string } = {
  jobTitles: (text, code) => text(`preregistration.job.${code}`),
  visitorTypes: (text, code) => text(`preregistration.type.${code}`),
  visitPurposes: (text, code) => text(`preregistration.purpose.${code}`),
};

/** A code that a field lets choose, in words; one that nobody knows stays as it is. */
export function choiceWord(text: Text, name: PreregField, code: string): string {
  const field = fieldRow(name);
  return 'choices' in field ? wordIn(field.choices, text, code) : code;
}

function wordIn<List extends ChoiceList>(list: List, text: Text, code: string): string {
  const codes: readonly Code<List>[] = CHOICES[list];
  const known = codes.find((each) => each === code);
  return known === undefined ? code : WORDS[list](text, known);
}
