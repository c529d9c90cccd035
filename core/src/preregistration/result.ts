import type { PreregistrationRecord } from '../contract/preregistration/calls.ts';
import { isWelcomeBack } from '../contract/preregistration/limits.ts';
import type { Message } from '../ports/texts.ts';
import type { Registration } from './draft.ts';

/** What is done, and what comes then. */
export interface ResultStep {
  readonly name: 'registered' | 'showcase' | 'meeting';
  readonly title: Message;
  readonly text: Message;
  readonly isDone: boolean;
}

export interface PreregResult {
  /** */
  readonly kind: 'success' | 'welcomeBack';
  readonly title: Message;
  /** '' where the badge number is told to nobody but the owner of the address. D-33 */
  readonly badgeNo: string;
  /** Whether the form may have named a registration of somebody else, of which it changed nothing. D-33 */
  readonly isUnchanged: boolean;
  readonly email: string;
  readonly contactName: string;
  readonly steps: readonly ResultStep[];
}

/** */
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
 * Whether what was sent changed nothing: the address was registered before, and who sent the form has not shown that it is theirs.
 * D-33
 */
export const isUnchanged = (isWelcomeBack: boolean, badgeNo: string): boolean => isWelcomeBack && badgeNo === '';

/** What somebody is shown who is registered now: at once, and from what the device remembers.   */
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
