import {
  FIELD_CHOICES,
  REGISTRATION_FIELD_ROWS,
  type RegistrationField,
} from '@fairhall/core/contract/preregistration/form-fields';

/** A valid value of a field, as each surface writes it. */
interface DetailsSample {
  readonly typed: string;
  /** The value in a call and in a column. */
  readonly sent: string | number;
  /** The value in a file. */
  readonly cell: string;
}

/**
 * Creates a different value for each field, so that a swapped field is noticed; the codes are those of a textile
 * exhibition.
 */
export function createDetailsSample(field: RegistrationField): DetailsSample {
  const { kind, wire } = field as RegistrationField | { readonly kind: 'text'; readonly wire: 'none' };
  const same = (text: string): DetailsSample => ({ typed: text, sent: text, cell: text });
  switch (kind) {
    case 'text':
    case 'badgeName':
    case 'product':
      return same(`A ${wire}`);
    case 'website':
      return { ...same(`https://${wire.toLowerCase()}.example`), typed: `${wire.toLowerCase()}.example` };
    case 'email':
      return same('priya@malabar.example');
    case 'country':
      return wire === 'countryId' ? { ...same('356'), cell: 'IN' } : { ...same('792'), cell: 'TR' };
    case 'mobile':
      return same('9847012345');
    case 'phone':
      return same('9847054321');
    case 'dialing':
      return same('91');
    case 'tags':
      return same('TG000001');
    case 'quantity':
      return { ...same('5'), sent: 5 };
    case 'choice':
      return same(choicesOf(field)[2] ?? '');
    case 'choices': {
      const codes = choicesOf(field).slice(0, 2);
      return { ...same(codes.join(',')), cell: codes.join(' | ') };
    }
  }
}

const choicesOf = (field: RegistrationField): readonly string[] =>
  'choices' in field ? FIELD_CHOICES[field.choices] : [];

/** Values of all fields, by their names in calls. */
export const createDetailsByCall = (fields: readonly RegistrationField[] = REGISTRATION_FIELD_ROWS) =>
  Object.fromEntries(fields.map((field) => [field.wire, createDetailsSample(field).sent]));

/** Values of all fields, by their import columns. */
export const createDetailsCells = (): Readonly<Record<string, string>> =>
  Object.fromEntries(REGISTRATION_FIELD_ROWS.map((field) => [field.importColumn, createDetailsSample(field).cell]));

/** A form version for each layout. */
export const VERSION_BY_FORM = { h5: 1, '2023-02': 2, '2023-06': 3, '2023-07': 5, '2024-01': 9 } as const;
