import {
  REGISTRATION_FIELD_ROWS,
  type RegistrationByColumn,
  type RegistrationByWire,
  type RegistrationField,
} from '@fairhall/core/contract/preregistration/form-fields';

type RegistrationFields = { readonly [Wire in keyof RegistrationByWire]?: RegistrationByWire[Wire] | undefined };

/** What was told, by its columns; what was not told is '' or null. */
export const toFieldColumns = (fields: RegistrationFields): RegistrationByColumn =>
  Object.fromEntries(
    REGISTRATION_FIELD_ROWS.map((row) => [row.column, getStoredValue(row, fields) ?? getEmptyValue(row)]),
  ) as RegistrationByColumn; // one of each row

/** The columns of what staff correct; an undefined one is not written. */
export const toCorrectedColumns = (fields: RegistrationFields): Partial<RegistrationByColumn> =>
  Object.fromEntries(
    REGISTRATION_FIELD_ROWS.filter(({ isCorrectable }) => isCorrectable).map((row) => [
      row.column,
      getStoredValue(row, fields),
    ]),
  );

/** What columns hold, by its names in calls. */
export const toWireFields = (columns: Readonly<RegistrationByColumn>): RegistrationByWire =>
  Object.fromEntries(
    REGISTRATION_FIELD_ROWS.map(({ wire, column }) => [wire, columns[column]]),
  ) as unknown as RegistrationByWire; // one of each row

/** The same as a form is filled in with: texts, '' for what was not told. */
export const toFormValues = (fields: RegistrationFields): Record<keyof RegistrationByWire, string> =>
  Object.fromEntries(REGISTRATION_FIELD_ROWS.map(({ wire }) => [wire, String(fields[wire] ?? '')])) as Record<
    keyof RegistrationByWire,
    string
  >; // one of each row

/** Nothing of it. */
export const EMPTY_FIELDS: RegistrationByWire = toWireFields(toFieldColumns({}));

function getEmptyValue({ kind }: RegistrationField): '' | null {
  return kind === 'quantity' ? null : '';
}

function getStoredValue(
  { wire, kind }: RegistrationField,
  fields: RegistrationFields,
): string | number | null | undefined {
  const value = fields[wire];
  return kind === 'badgeName' && typeof value === 'string' ? value.trim() : value;
}
