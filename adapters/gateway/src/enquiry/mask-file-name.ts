import { maskContacts } from './mask-contacts.ts';

const FILE_ENDING = /\.[A-Za-z0-9]{1,8}$/;
/** What stands around numbers in names where a text has a space. */
const NAME_JOINT = /_(?=[\p{N}+])|(?<=\p{N})_|(?<=\p{L})-(?=\p{N})|(?<=\p{N})-(?=\p{L})/gu;

/** A file's name without ways to reach somebody past Fairhall. Its ending stays. */
export function maskFileName(name: string): string {
  const ending = FILE_ENDING.exec(name)?.[0] ?? '';
  const words = name.slice(0, name.length - ending.length).replace(NAME_JOINT, ' ');
  const masked = maskContacts(words);
  return masked === words ? name : `${masked}${ending}`;
}
