import {
  TOLD_FIELDS,
  type ToldByColumn,
  type ToldByWire,
  type ToldField,
} from '@fairhall/core/contract/preregistration/form-fields';

type Told = { readonly [Wire in keyof ToldByWire]?: ToldByWire[Wire] | undefined };

/** What was told, by its columns; what was not told is '' or null. */
export const toldColumns = (told: Told): ToldByColumn =>
  Object.fromEntries(TOLD_FIELDS.map((row) => [row.column, storedValue(row, told) ?? empty(row)])) as ToldByColumn; // one of each row

/** The columns of what staff correct; an undefined one is not written. */
export const correctedColumns = (told: Told): Partial<ToldByColumn> =>
  Object.fromEntries(
    TOLD_FIELDS.filter(({ isCorrectable }) => isCorrectable).map((row) => [row.column, storedValue(row, told)]),
  );

/** What columns hold, by its names in calls. */
export const toldByWire = (columns: Readonly<ToldByColumn>): ToldByWire =>
  Object.fromEntries(TOLD_FIELDS.map(({ wire, column }) => [wire, columns[column]])) as unknown as ToldByWire; // one of each row

/** The same as a form is filled in with: texts, '' for what was not told. */
export const toldTexts = (told: Told): Record<keyof ToldByWire, string> =>
  Object.fromEntries(TOLD_FIELDS.map(({ wire }) => [wire, String(told[wire] ?? '')])) as Record<
    keyof ToldByWire,
    string
  >; // one of each row

/** Nothing of it. */
export const NOTHING_TOLD: ToldByWire = toldByWire(toldColumns({}));

function empty({ kind }: ToldField): '' | null {
  return kind === 'quantity' ? null : '';
}

function storedValue({ wire, kind }: ToldField, told: Told): string | number | null | undefined {
  const value = told[wire];
  return kind === 'badgeName' && typeof value === 'string' ? value.trim() : value;
}
