import type { CardSide } from '../contract/business-card/limits.ts';
import type { Prefill } from '../contract/preregistration/calls.ts';
import { FORM_FIELD_NAMES, type FormFieldName, REGISTRATION_FIELDS } from '../contract/preregistration/form-fields.ts';
import type { CategoryAndTags } from '../contract/rfq/calls.ts';
import type { Card } from '../files/card-files.ts';

/** The values of the form.   */
export interface FormValues extends Readonly<Record<FormFieldName, string>>, Readonly<Record<CardSide, Card | null>> {
  readonly cateAndTag: CategoryAndTags | null;
  readonly acceptRegisterClause: boolean;
}

const NO_TEXTS = Object.fromEntries(FORM_FIELD_NAMES.map((name) => [name, ''])) as Record<FormFieldName, string>; // all names are set

/** Returns the values of an empty form.   */
export const createEmptyForm = (acceptRegisterClause = true): FormValues => ({
  ...NO_TEXTS,
  cateAndTag: null,
  cardFront: null,
  cardBack: null,
  acceptRegisterClause,
});

/** Names the tags and gives the picture addresses of a prefill, which has only codes and ids. */
export interface PrefillWords {
  readonly tagName: (code: string) => string | undefined;
  readonly imageUrl: (imageId: string, sign: string | undefined) => string;
}

export const listTagCodes = ({ tagCodes }: Pick<Prefill, 'tagCodes'>): readonly string[] =>
  tagCodes.split(',').filter((code) => code !== '');

/**
 * Converts a prefill to form values. Tags that the industry no longer has are left out. The clause is never prefilled,
 * since only the person present can accept it.  
 */
export function prefillToForm(
  prefill: Prefill,
  { tagName, imageUrl }: PrefillWords,
): Omit<FormValues, 'acceptRegisterClause'> {
  const tag = listTagCodes(prefill).flatMap((value) => {
    const label = tagName(value);
    return label === undefined ? [] : [{ label, value }];
  });
  const card = (imageId: string, sign: string | undefined): Card | null =>
    imageId === '' ? null : { imageId, imageUrl: imageUrl(imageId, sign) };
  const { interestedProducts: product } = prefill;
  return {
    ...toTexts(prefill),
    cateAndTag: tag.length === 0 && product === '' ? null : { tag, product },
    cardFront: card(prefill.businessCardFront, prefill.businessCardFrontSign),
    cardBack: card(prefill.businessCardBack, prefill.businessCardBackSign),
  };
}

/** Returns the texts of the fields. */
const toTexts = (prefill: Prefill): Record<FormFieldName, string> =>
  Object.fromEntries(FORM_FIELD_NAMES.map((name) => [name, prefill[REGISTRATION_FIELDS[name].wire]])) as Record<
    FormFieldName,
    string
  >; // all names are set
