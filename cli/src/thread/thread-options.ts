import type { OptionSpec } from '../noun.ts';

const SUBMIT_OPTIONS: readonly OptionSpec[] = [
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** Options to answer an enquiry on either side, to close and reopen one, to share contact data, and to save a file. */
export const ANSWER_OPTIONS: readonly OptionSpec[] = [
  { flags: '--message, --text <text>', about: 'terminal.thread.text' },
  { flags: '--file <path>', about: 'terminal.thread.file', repeats: true },
  ...SUBMIT_OPTIONS,
];
export const MOVE_OPTIONS = SUBMIT_OPTIONS;
export const FILE_OPTIONS: readonly OptionSpec[] = [{ flags: '--save <path>', about: 'terminal.thread.save' }];
