import type { OptionSpec } from '../noun.ts';

const SUBMIT_OPTIONS: readonly OptionSpec[] = [
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** What answering an enquiry takes, on either side; closing and opening one, and sharing contact data; saving a file. */
export const ANSWER_OPTIONS: readonly OptionSpec[] = [
  { flags: '--text <text>', about: 'terminal.thread.text' },
  { flags: '--file <path>', about: 'terminal.thread.file', repeats: true },
  ...SUBMIT_OPTIONS,
];
export const MOVE_OPTIONS = SUBMIT_OPTIONS;
export const FILE_OPTIONS: readonly OptionSpec[] = [{ flags: '--save <path>', about: 'terminal.thread.save' }];
