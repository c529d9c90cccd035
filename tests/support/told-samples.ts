import { CHOICES, TOLD_FIELDS, type ToldField } from '@fairhall/core/contract/preregistration/form-fields';

/** Something that a field takes, on each surface. */
interface ToldSample {
  readonly typed: string;
  /** As a call and a column have it. */
  readonly sent: string | number;
  /** As a file has it. */
  readonly cell: string;
}

/** Of each field another, so that one that stands in the place of another is seen; the codes are those of a textile exhibition. */
export function toldSample(field: ToldField): ToldSample {
  const { kind, wire } = field as ToldField | { readonly kind: 'text'; readonly wire: 'none' };
  const same = (text: string): ToldSample => ({ typed: text, sent: text, cell: text });
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

const choicesOf = (field: ToldField): readonly string[] => ('choices' in field ? CHOICES[field.choices] : []);

/** All that may be told, by its names in calls. */
export const toldByCall = (fields: readonly ToldField[] = TOLD_FIELDS) =>
  Object.fromEntries(fields.map((field) => [field.wire, toldSample(field).sent]));

/** The same as a row of a file has it. */
export const toldCells = (): Readonly<Record<string, string>> =>
  Object.fromEntries(TOLD_FIELDS.map((field) => [field.importColumn, toldSample(field).cell]));

/** A version of the form that has each layout. */
export const VERSION_OF = { h5: 1, '2023-02': 2, '2023-06': 3, '2023-07': 5, '2024-01': 9 } as const;
