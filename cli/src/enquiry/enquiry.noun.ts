import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../noun.ts';
import { ANSWER_OPTIONS, FILE_OPTIONS, MOVE_OPTIONS } from '../thread/thread-options.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const send: Verb['run'] = async (given) => (await import('./send.ts')).sendEnquiry(given);
const list = async (given: Invocation) => (await import('./list.ts')).listEnquiries(given);
const show: Verb['run'] = async (given) => (await import('./buyer-thread.ts')).showEnquiry(given);
const answer: Verb['run'] = async (given) => (await import('./buyer-thread.ts')).answerSupplier(given);
const close: Verb['run'] = async (given) => (await import('./buyer-thread.ts')).closeEnquiry(given);
const open: Verb['run'] = async (given) => (await import('./buyer-thread.ts')).openEnquiry(given);
const share: Verb['run'] = async (given) => (await import('./buyer-thread.ts')).shareWithSupplier(given);
const file: Verb['run'] = async (given) => (await import('./buyer-thread.ts')).saveFileOfEnquiry(given);
const sendAgain: Verb['run'] = async (given) => (await import('./send-again.ts')).sendMailAgain(given);

/** Options for guests, who have no login. The signature of the email is never a command-line argument. */
const SIGN: readonly OptionSpec[] = [
  { flags: '--sign', about: 'terminal.enquiry.sign' },
  { flags: '--sign-stdin', about: 'terminal.enquiry.signStdin' },
];

export const enquiryNoun: Noun = {
  name: 'enquiry',
  about: 'terminal.enquiry.about',
  verbs: [
    {
      usage: 'send',
      access: 'anyone',
      about: 'terminal.enquiry.send',
      example: 'enquiry send --to P100001 --email jo@acme.example --quantity 500 --message "What is your best price?"',
      options: [
        { flags: '--to <id>', about: 'terminal.enquiry.to' },
        { flags: '--email <address>', about: 'terminal.enquiry.email' },
        { flags: '--text, --message <text>', about: 'terminal.enquiry.message' },
        { flags: '--quantity <number>', about: 'terminal.enquiry.quantity' },
        { flags: '--exhibition <id>', about: 'terminal.enquiry.exhibition' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: send,
    },
    listVerb({
      usage: 'list',
      access: 'buyer',
      about: 'terminal.enquiry.list',
      example: 'enquiry list --json',
      run: list,
    }),
    {
      usage: 'show <id>',
      access: 'anyone',
      login: 'terminal.access.forLink',
      about: 'terminal.enquiry.show',
      example: 'enquiry show demo-enquiry-1',
      options: SIGN,
      run: show,
    },
    {
      usage: 'answer <id>',
      access: 'anyone',
      login: 'terminal.access.forLink',
      about: 'terminal.enquiry.answer',
      example: 'enquiry answer demo-enquiry-1 --text "Do you have it in blue as well?"',
      options: [...ANSWER_OPTIONS, ...SIGN],
      run: answer,
    },
    {
      usage: 'close <id>',
      access: 'anyone',
      login: 'terminal.access.forLink',
      about: 'terminal.enquiry.close',
      example: 'enquiry close demo-enquiry-1',
      options: [...MOVE_OPTIONS, ...SIGN],
      run: close,
    },
    {
      usage: 'open <id>',
      access: 'anyone',
      login: 'terminal.access.forLink',
      about: 'terminal.enquiry.open',
      example: 'enquiry open demo-enquiry-1',
      options: [...MOVE_OPTIONS, ...SIGN],
      run: open,
    },
    {
      usage: 'share-contact <id>',
      access: 'anyone',
      login: 'terminal.access.forLink',
      about: 'terminal.enquiry.shareContact',
      example: 'enquiry share-contact demo-enquiry-1',
      options: [...MOVE_OPTIONS, ...SIGN],
      run: share,
    },
    {
      usage: 'file <id> <fileId>',
      access: 'anyone',
      login: 'terminal.access.forLink',
      about: 'terminal.enquiry.file',
      example: 'enquiry file demo-enquiry-1 Xw2Lq9Rt5Yb7Nc1Kd4Fh8M --save quotation.pdf',
      options: [...FILE_OPTIONS, ...SIGN],
      run: file,
    },
    {
      usage: 'send-again <id>',
      access: 'anyone',
      about: 'terminal.enquiry.sendAgain',
      example: 'enquiry send-again k3Jd8fLq0sPz7xVb2nMw5A',
      options: MOVE_OPTIONS,
      run: sendAgain,
    },
  ],
};
