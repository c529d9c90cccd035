import type { OptionSpec } from '../noun.ts';

const SENDING: readonly OptionSpec[] = [
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** What answering an enquiry takes, and what closing and opening one does, on either side. */
export const ANSWER_OPTIONS: readonly OptionSpec[] = [
  { flags: '--text <text>', about: 'terminal.thread.text' },
  ...SENDING,
];
export const MOVE_OPTIONS = SENDING;
