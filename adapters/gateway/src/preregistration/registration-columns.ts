import {
  REGISTRATION_FIELD_ROWS,
  type RegistrationByColumn,
  type RegistrationByWire,
  type RegistrationField,
} from '@fairhall/core/contract/preregistration/form-fields';

type RegistrationFields = { readonly [Wire in keyof RegistrationByWire]?: RegistrationByWire[Wire] | undefined };

/** Field values by column; '' or null for a missing value. */
export const toFieldColumns = (fields: RegistrationFields): RegistrationByColumn =>
  Object.fromEntries(
    REGISTRATION_FIELD_ROWS.map((row) => [row.column, getStoredValue(row, fields) ?? getEmptyValue(row)]),
  ) as RegistrationByColumn; // one entry for each row

/** The columns that staff may correct; undefined ones are not written. */
export const toCorrectedColumns = (fields: RegistrationFields): Partial<RegistrationByColumn> =>
  Object.fromEntries(
    REGISTRATION_FIELD_ROWS.filter(({ isCorrectable }) => isCorrectable).map((row) => [
      row.column,
      getStoredValue(row, fields),
    ]),
  );

/** Column values by their names in calls. */
export const toWireFields = (columns: Readonly<RegistrationByColumn>): RegistrationByWire =>
  Object.fromEntries(
    REGISTRATION_FIELD_ROWS.map(({ wire, column }) => [wire, columns[column]]),
  ) as unknown as RegistrationByWire; // one entry for each row

/** The same as texts for a form; '' for a missing value. */
export const toFormValues = (fields: RegistrationFields): Record<keyof RegistrationByWire, string> =>
  Object.fromEntries(REGISTRATION_FIELD_ROWS.map(({ wire }) => [wire, String(fields[wire] ?? '')])) as Record<
    keyof RegistrationByWire,
    string
  >; // one entry for each row

/** All fields empty. */
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
