/**
 * What a field of a form takes, as plain data: a list of fields can be stored and loaded again. A kind is read by name. Each
 * place that reads kinds (rules, schemas, inputs, cells of files, options) names every one, so a new kind does not compile
 * until all of them know it.
 */
export type FieldShape<ChoiceList extends string = string> =
  | PlainShape
  | { readonly kind: 'website'; readonly max: number }
  /** One code of a list, or several. */
  | { readonly kind: 'choice' | 'choices'; readonly choices: ChoiceList }
  /** `mobile` has a dialling code beside it, which `phone` shares. */
  | { readonly kind: 'mobile' | 'phone' };

/** What needs nothing but itself to be checked; `max` is in characters. */
export type PlainShape =
  | { readonly kind: 'text' | 'badgeName'; readonly max: number }
  | { readonly kind: 'email' | 'country' | 'quantity' };

export type FieldKind = FieldShape['kind'];
