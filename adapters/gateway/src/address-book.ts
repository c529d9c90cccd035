import { type AddressBook, createAddressBook } from '@fairhall/core/routes/address-book';
import type { CallContext } from './call-context.ts';

const books = new Map<string, AddressBook>();

/** What writes the addresses of pages that answers name. */
export function addressBookOf({ settings }: Pick<CallContext, 'settings'>): AddressBook {
  const deployPath = settings?.deployPath ?? '';
  const book = books.get(deployPath) ?? createAddressBook({ deployPath });
  books.set(deployPath, book);
  return book;
}
