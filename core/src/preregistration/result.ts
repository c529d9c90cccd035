import type { PreregistrationRecord } from '../contract/preregistration/calls.ts';
import { isWelcomeBack } from '../contract/preregistration/limits.ts';
import type { Message } from '../ports/texts.ts';
import type { Registration } from './draft.ts';

/** A step of the result: the completed registration, or a suggestion for what to do next. */
export interface ResultStep {
  readonly name: 'registered' | 'showcase' | 'meeting';
  readonly title: Message;
  readonly text: Message;
  readonly isDone: boolean;
}

export interface PreregResult {
  /** Whether the registration is new or existed before.  */
  readonly kind: 'success' | 'welcomeBack';
  readonly title: Message;
  /** '' if only the owner of the email address may see the badge number. D-33 */
  readonly badgeNo: string;
  /** Whether the form may have named another person's registration, which stays unchanged. D-33 */
  readonly isUnchanged: boolean;
  readonly email: string;
  readonly contactName: string;
  readonly steps: readonly ResultStep[];
}

/** The steps that the result shows. */
export const RESULT_STEPS: readonly ResultStep[] = [
  {
    name: 'registered',
    title: { key: 'preregistration.step.registered' },
    text: { key: 'preregistration.step.registered.text' },
    isDone: true,
  },
  {
    name: 'showcase',
    title: { key: 'preregistration.step.showcase' },
    text: { key: 'preregistration.step.showcase.text' },
    isDone: false,
  },
  {
    name: 'meeting',
    title: { key: 'preregistration.step.meeting' },
    text: { key: 'preregistration.step.meeting.text' },
    isDone: false,
  },
];

const TITLE_BY_KIND = {
  success: { key: 'preregistration.result.success' },
  welcomeBack: { key: 'preregistration.result.welcomeBack' },
} as const satisfies Record<PreregResult['kind'], Message>;

/**
 * Whether the form changed nothing: the email address was registered before, and the sender has not proved that it is
 * theirs. D-33
 */
export const isUnchanged = (isWelcomeBack: boolean, badgeNo: string): boolean => isWelcomeBack && badgeNo === '';

/** Returns the result of a registration, directly after it or from the device's storage.   */
export function getResult({
  isWelcomeBack: isBack,
  badgeNo,
  email,
  contactName,
}: Omit<Registration, 'id'>): PreregResult {
  const kind = isBack ? 'welcomeBack' : 'success';
  return {
    kind,
    title: TITLE_BY_KIND[kind],
    badgeNo,
    isUnchanged: isUnchanged(isBack, badgeNo),
    email,
    contactName,
    steps: RESULT_STEPS,
  };
}

export const toResult = (record: PreregistrationRecord): PreregResult =>
  getResult({ ...record, isWelcomeBack: isWelcomeBack(record) });
