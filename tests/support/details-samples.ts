import {
  FIELD_CHOICES,
  REGISTRATION_FIELD_ROWS,
  type RegistrationField,
} from '@fairhall/core/contract/preregistration/form-fields';

/** Something that a field takes, on each surface. */
interface DetailsSample {
  readonly typed: string;
  /** As a call and a column have it. */
  readonly sent: string | number;
  /** As a file has it. */
  readonly cell: string;
}

/** Of each field another, so that one that stands in the place of another is seen; the codes are those of a textile exhibition. */
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

/** All that may be told, by its names in calls. */
export const createDetailsByCall = (fields: readonly RegistrationField[] = REGISTRATION_FIELD_ROWS) =>
  Object.fromEntries(fields.map((field) => [field.wire, createDetailsSample(field).sent]));

/** The same as a row of a file has it. */
export const createDetailsCells = (): Readonly<Record<string, string>> =>
  Object.fromEntries(REGISTRATION_FIELD_ROWS.map((field) => [field.importColumn, createDetailsSample(field).cell]));

/** A version of the form that has each layout. */
export const VERSION_BY_FORM = { h5: 1, '2023-02': 2, '2023-06': 3, '2023-07': 5, '2024-01': 9 } as const;
