/** The longest stored name, in characters; its extension is kept. */
const MAX_LENGTH = 120;
/** Marks that change the writing direction, invisible separators, and characters that file systems reject. THR-45 */
const NAME_UNSAFE_PATTERN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff<>:"|?*]/gu;
const FILE_EXTENSION_PATTERN = /\.([A-Za-z0-9]{1,8})$/;

/** Cleans a sender's file name of folders, unsafe characters and dots at its ends; `file` if nothing is left. */
export function cleanName(rawName: string): string {
  const [last = ''] = rawName.normalize('NFC').split(/[\\/]/).slice(-1);
  const bare = last.replace(NAME_UNSAFE_PATTERN, '').replace(/\s+/gu, ' ').trim().replace(/^\.+/, '').trim();
  const extension = FILE_EXTENSION_PATTERN.exec(bare)?.[0] ?? '';
  const stem = bare.slice(0, bare.length - extension.length).replace(/[. ]+$/, '');
  return `${truncateText(stem === '' ? 'file' : stem, MAX_LENGTH - extension.length)}${extension}`;
}

/** The extension in lower case; '' if there is none. */
export const getExtension = (name: string): string => FILE_EXTENSION_PATTERN.exec(name)?.[1]?.toLowerCase() ?? '';

/** Cuts between whole characters, so that no letter loses its accent. */
function truncateText(text: string, most: number): string {
  let result = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (result.length + segment.length > most) break;
    result += segment;
  }
  return result;
}
