import { readStoredValue } from '@fairhall/adapters/browser/stored-value';
import { guestName } from '@fairhall/core/forms/stored-names';
import { preregistrationInfoName } from '@fairhall/core/preregistration/stored-names';
import { useEffect, useState } from 'react';
import { useAppView } from '../login/use-login.ts';
import type { PanelFlow } from './use-panel.ts';

/** The address of the visitor, as this device knows it. */
interface KnownEmail {
  readonly email: string;
  /** Whether a registration for an exhibition has it. */
  readonly isRegistered: boolean;
}

/**
 * Suggests the address that the visitor has given before, so that they need not type it again: that of their
 * registration for the exhibition in `next`, else of any other, else of an enquiry. A waiting task has its own address.
 * Returns it once it has been suggested.
 */
export function useKnownEmail({ view, send }: PanelFlow, next: string | null): KnownEmail | null {
  const hasTaskEmail = (useAppView()?.task.email ?? '') !== '';
  const isOpen = view.state === 'open' && view.login.email.value + view.register.email.value === '';
  const [known, setKnown] = useState<KnownEmail | null>(null);
  useEffect(() => {
    const found = isOpen && !hasTaskEmail ? findKnownEmail(next) : null;
    if (found === null) return;
    send({ type: 'email.suggested', email: found.email });
    setKnown(found);
    // Only on mount; later changes to the field belong to the user.
  }, []);
  return known;
}

function findKnownEmail(next: string | null): KnownEmail | null {
  const registrations = toRecord(readStoredValue(window, preregistrationInfoName, Date.now()));
  const exhibitionId = /_(\d+)(?:[/.?]|$)/.exec(next ?? '')?.[1] ?? '';
  const registered = [registrations[exhibitionId], ...Object.values(registrations)].map(emailOf).find(isPresent);
  if (registered !== undefined) return { email: registered, isRegistered: true };
  const email = emailOf(readStoredValue(window, guestName, Date.now()));
  return isPresent(email) ? { email, isRegistered: false } : null;
}

const isPresent = (email: string): boolean => email !== '';

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

function emailOf(value: unknown): string {
  const { email } = toRecord(value);
  return typeof email === 'string' ? email : '';
}
