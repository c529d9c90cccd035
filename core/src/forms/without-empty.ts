type Filled<Values> = { [Name in keyof Values]?: Exclude<Values[Name], '' | undefined> };

/** What a form sends, without what is empty, which says nothing. */
export const withoutEmpty = <Values extends Readonly<Record<string, string | number | undefined>>>(
  values: Values,
): Filled<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as Filled<Values>; // as filtered
