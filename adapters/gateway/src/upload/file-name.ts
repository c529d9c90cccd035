/** Longest kept name, in characters; its extension stays. */
const LONGEST = 120;
/** Marks that turn the writing direction, invisible separators, and what no file system takes. THR-45 */
const UNSAFE = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff<>:"|?*]/gu;
const EXTENSION = /\.([A-Za-z0-9]{1,8})$/;

/** A name as its sender gave it, without folders, tricks and dots at its ends; `file` where nothing is left. */
export function cleanName(given: string): string {
  const [last = ''] = given.normalize('NFC').split(/[\\/]/).slice(-1);
  const bare = last.replace(UNSAFE, '').replace(/\s+/gu, ' ').trim().replace(/^\.+/, '').trim();
  const extension = EXTENSION.exec(bare)?.[0] ?? '';
  const stem = bare.slice(0, bare.length - extension.length).replace(/[. ]+$/, '');
  return `${cut(stem === '' ? 'file' : stem, LONGEST - extension.length)}${extension}`;
}

/** The extension in small letters, '' where there is none. */
export const extensionOf = (name: string): string => EXTENSION.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whole signs only, so that no letter loses its accent. */
function cut(text: string, most: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept;
}
