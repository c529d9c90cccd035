const ASCII = /^[ -~]*$/;

/** A key as it is stored: accents composed, and without signs that nobody sees, which come along when a text is copied. */
export const normalizeKey = (text: string): string =>
  ASCII.test(text)
    ? text
    : text
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
        .normalize('NFC')
        .trim();

/** What two names of files or columns have in common that a reader would take for one: equal where these are equal. */
export const toNameKey = (name: string): string =>
  normalizeKey(name.replaceAll('\\', '/')).toLowerCase().normalize('NFC');
