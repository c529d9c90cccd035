import { maskContacts } from './mask-contacts.ts';

const FILE_ENDING = /\.[A-Za-z0-9]{1,8}$/;
/** Separators around numbers in file names, where a text has a space. */
const NAME_JOINT = /_(?=[\p{N}+])|(?<=\p{N})_|(?<=\p{L})-(?=\p{N})|(?<=\p{N})-(?=\p{L})/gu;

/** A file name with contact data masked. Its extension stays. */
export function maskFileName(name: string): string {
  const ending = FILE_ENDING.exec(name)?.[0] ?? '';
  const words = name.slice(0, name.length - ending.length).replace(NAME_JOINT, ' ');
  const masked = maskContacts(words);
  return masked === words ? name : `${masked}${ending}`;
}
