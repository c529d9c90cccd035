import { type AddressBook, createAddressBook } from '@fairhall/core/routes/address-book';
import type { Settings } from './settings.ts';

const books = new Map<string, AddressBook>();

/** What writes the addresses of pages that answers name. */
export function addressBookOf({ settings }: { readonly settings?: Pick<Settings, 'deployPath'> }): AddressBook {
  const deployPath = settings?.deployPath ?? '';
  const book = books.get(deployPath) ?? createAddressBook({ deployPath });
  books.set(deployPath, book);
  return book;
}
