import { readStoredValue } from '@fairhall/adapters/browser/stored-value';
import { supplierInfoName } from '@fairhall/core/supplier-login/stored-names';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What the device stores of the logged-in member of a supplier, unverified. */
interface StoredPerson {
  /** '' if unknown. */
  readonly supplierName: string;
  readonly contactName: string;
  /** Whether the supplier's exhibition is running. */
  readonly isAtShow: boolean;
}

const NOBODY: StoredPerson = { supplierName: '', contactName: '', isAtShow: false };

/**
 * Returns the stored member. The server knows none, so on a page that it renders the value follows hydration. It is read
 * again on each page, since the home page stores the times of the exhibition.
 */
export function useStoredPerson(): StoredPerson {
  const [person, setPerson] = useState(NOBODY);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is why it is read again
  useEffect(() => {
    const now = Date.now();
    setPerson(toPerson(readStoredValue(window, supplierInfoName, now), now));
  }, [pathname]);
  return person;
}

function toPerson(info: unknown, now: number): StoredPerson {
  if (typeof info !== 'object' || info === null) return NOBODY;
  const { supplierName, contactName, show } = info as Readonly<Record<string, unknown>>; // each is checked below
  return { supplierName: toText(supplierName), contactName: toText(contactName), isAtShow: isRunning(show, now) };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function isRunning(show: unknown, now: number): boolean {
  if (typeof show !== 'object' || show === null) return false;
  const { from, until } = show as Readonly<Record<string, unknown>>; // checked here
  return typeof from === 'number' && typeof until === 'number' && now >= from && now < until;
}
