/**
 * The kind of values that a form field takes, as plain data, so that a list of fields can be stored and loaded. All
 * code that switches on kinds (rules, schemas, inputs, cells of files, options) handles every one, so a new kind does
 * not compile until all of them handle it.
 */
export type FieldShape<ChoiceList extends string = string> =
  | PlainShape
  | { readonly kind: 'website'; readonly max: number }
  /** One code of a list, or several. */
  | { readonly kind: 'choice' | 'choices'; readonly choices: ChoiceList }
  /** `mobile` comes with a dialling code, which `phone` shares. */
  | { readonly kind: 'mobile' | 'phone' };

/** A kind that can be checked without other fields or calls; `max` is in characters. */
export type PlainShape =
  | { readonly kind: 'text' | 'badgeName'; readonly max: number }
  | { readonly kind: 'email' | 'country' | 'quantity' };

export type FieldKind = FieldShape['kind'];
