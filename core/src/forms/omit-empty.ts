type NonEmptyValues<Values> = { [Name in keyof Values]?: Exclude<Values[Name], '' | undefined> };

/** What a form sends, without what is empty, which says nothing. */
export const omitEmpty = <Values extends Readonly<Record<string, string | number | undefined>>>(
  values: Values,
): NonEmptyValues<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as NonEmptyValues<Values>; // as filtered
