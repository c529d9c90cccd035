type NonEmptyValues<Values> = { [Name in keyof Values]?: Exclude<Values[Name], '' | undefined> };

/** Returns the values of a form without the empty ones. */
export const omitEmpty = <Values extends Readonly<Record<string, string | number | undefined>>>(
  values: Values,
): NonEmptyValues<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as NonEmptyValues<Values>; // filtered above
