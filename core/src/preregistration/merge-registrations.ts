import {
  REGISTRATION_FIELD_ROWS,
  type RegistrationByColumn,
  type RegistrationField,
} from '../contract/preregistration/form-fields.ts';

/** The kinds of fields whose value is a list of codes, joined by commas. */
const LIST_KINDS: Readonly<Partial<Record<RegistrationField['kind'], true>>> = { choices: true, tags: true };

/** The kinds of fields whose value is a number after the registration's dialling code. */
const NUMBER_KINDS: Readonly<Partial<Record<RegistrationField['kind'], true>>> = { mobile: true, phone: true };

/**
 * The values that the registration of one person gets from their second one: those that it lacks, and all codes of both.
 * Values that both have stay as the first has them. All numbers of a registration have one dialling code, so numbers with
 * another one are taken over only if the first has no number. D-10 D-33
 */
export function mergeRegistrations(
  kept: Readonly<RegistrationByColumn>,
  added: Readonly<RegistrationByColumn>,
): Partial<RegistrationByColumn> {
  const { dialing_code: dialingCode } = hasNumber(kept) || !hasNumber(added) ? kept : added;
  const merged = REGISTRATION_FIELD_ROWS.flatMap(({ column, kind }) => {
    const isForeign = NUMBER_KINDS[kind] && added.dialing_code !== dialingCode;
    const before = kind === 'dialing' ? dialingCode : kept[column];
    const value = LIST_KINDS[kind] ? joinCodes(before, added[column]) : before || (isForeign ? before : added[column]);
    return value === kept[column] ? [] : [[column, value] as const];
  });
  return Object.fromEntries(merged) as Partial<RegistrationByColumn>; // columns of the rows above
}

const hasNumber = (registration: Readonly<RegistrationByColumn>): boolean =>
  REGISTRATION_FIELD_ROWS.some(({ kind, column }) => NUMBER_KINDS[kind] && registration[column] !== '');

const joinCodes = (...lists: readonly (string | number | null)[]): string =>
  [...new Set(lists.flatMap((list) => String(list ?? '').split(',')))].filter((code) => code !== '').join(',');
