import {
  REGISTRATION_FIELD_ROWS,
  type RegistrationByColumn,
  type RegistrationField,
} from '../contract/preregistration/form-fields.ts';

/** The kinds of fields whose value is a list of codes, joined by commas. */
const LIST_KINDS: Readonly<Partial<Record<RegistrationField['kind'], true>>> = { choices: true, tags: true };

/**
 * The values that the registration of one person gets from their second one: those that it lacks, and all codes of both.
 * Values that both have stay as the first has them. D-33
 */
export function mergeRegistrations(
  kept: Readonly<RegistrationByColumn>,
  added: Readonly<RegistrationByColumn>,
): Partial<RegistrationByColumn> {
  const merged = REGISTRATION_FIELD_ROWS.flatMap((row) => {
    const { column } = row;
    const value = LIST_KINDS[row.kind] ? joinCodes(kept[column], added[column]) : kept[column] || added[column];
    return value === kept[column] || !isUsable(row, kept, added) ? [] : [[column, value] as const];
  });
  return Object.fromEntries(merged) as Partial<RegistrationByColumn>; // columns of the rows above
}

const joinCodes = (...lists: readonly (string | number | null)[]): string =>
  [...new Set(lists.flatMap((list) => String(list ?? '').split(',')))].filter((code) => code !== '').join(',');

/** Both numbers of a registration have one dialling code, so a number with another one cannot be taken over. D-10 */
const isUsable = (
  { kind }: RegistrationField,
  kept: Readonly<RegistrationByColumn>,
  added: Readonly<RegistrationByColumn>,
): boolean => kind !== 'phone' || kept.dialing_code === added.dialing_code;
