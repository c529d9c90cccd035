const ASCII = /^[ -~]*$/;

/**
 * Normalises a key for storage: composes accents and removes invisible characters, which come along with copied text.
 */
export const normalizeKey = (text: string): string =>
  ASCII.test(text)
    ? text
    : text
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
        .normalize('NFC')
        .trim();

/** Returns a comparison key for names of files or columns: equal for names that a reader would take for the same. */
export const toNameKey = (name: string): string =>
  normalizeKey(name.replaceAll('\\', '/')).toLowerCase().normalize('NFC');
