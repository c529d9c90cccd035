import { maskContacts } from './mask-contacts.ts';

const ENDING = /\.[A-Za-z0-9]{1,8}$/;
/** What stands around numbers in names where a text has a space. */
const JOINT = /_(?=[\p{N}+])|(?<=\p{N})_|(?<=\p{L})-(?=\p{N})|(?<=\p{N})-(?=\p{L})/gu;

/** A file's name without ways to reach somebody past Fairhall. Its ending stays. */
export function maskFileName(name: string): string {
  const ending = ENDING.exec(name)?.[0] ?? '';
  const words = name.slice(0, name.length - ending.length).replace(JOINT, ' ');
  const masked = maskContacts(words);
  return masked === words ? name : `${masked}${ending}`;
}
