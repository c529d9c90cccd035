import type { Noun, Verb } from '../../noun.ts';
import { ANSWER_OPTIONS, FILE_OPTIONS, MOVE_OPTIONS } from '../../thread/thread-options.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const show: Verb['run'] = async (given) => (await import('./supplier-thread.ts')).showEnquiry(given);
const answer: Verb['run'] = async (given) => (await import('./supplier-thread.ts')).answerBuyer(given);
const close: Verb['run'] = async (given) => (await import('./supplier-thread.ts')).closeEnquiry(given);
const open: Verb['run'] = async (given) => (await import('./supplier-thread.ts')).openEnquiry(given);
const share: Verb['run'] = async (given) => (await import('./supplier-thread.ts')).shareWithBuyer(given);
const file: Verb['run'] = async (given) => (await import('./supplier-thread.ts')).saveFileOfEnquiry(given);
const inbox: Verb['run'] = async (given) => (await import('./inbox.ts')).listInbox(given);
const spam: Verb['run'] = async (given) => (await import('./report-spam.ts')).reportSpam(given);

/** What a supplier's person does with an enquiry of the inbox. D-65 */
export const enquiryBelowSupplier: Noun = {
  name: 'enquiry',
  about: 'terminal.supplier.enquiry.about',
  verbs: [
    {
      usage: 'show <id>',
      about: 'terminal.enquiry.show',
      example: 'supplier enquiry show k3Jd8fLq0sPz7xVb2nMw5A',
      run: show,
    },
    {
      usage: 'answer <id>',
      about: 'terminal.supplier.enquiry.answer',
      example: 'supplier enquiry answer k3Jd8fLq0sPz7xVb2nMw5A --text "We can ship 500 in May."',
      options: ANSWER_OPTIONS,
      run: answer,
    },
    {
      usage: 'close <id>',
      about: 'terminal.enquiry.close',
      example: 'supplier enquiry close k3Jd8fLq0sPz7xVb2nMw5A',
      options: MOVE_OPTIONS,
      run: close,
    },
    {
      usage: 'open <id>',
      about: 'terminal.enquiry.open',
      example: 'supplier enquiry open k3Jd8fLq0sPz7xVb2nMw5A',
      options: MOVE_OPTIONS,
      run: open,
    },
    {
      usage: 'share-contact <id>',
      about: 'terminal.supplier.enquiry.shareContact',
      example: 'supplier enquiry share-contact k3Jd8fLq0sPz7xVb2nMw5A',
      options: MOVE_OPTIONS,
      run: share,
    },
    {
      usage: 'file <id> <fileId>',
      about: 'terminal.enquiry.file',
      example: 'supplier enquiry file k3Jd8fLq0sPz7xVb2nMw5A Xw2Lq9Rt5Yb7Nc1Kd4Fh8M --save drawing.pdf',
      options: FILE_OPTIONS,
      run: file,
    },
    {
      usage: 'spam <id>',
      about: 'terminal.supplier.enquiry.spam',
      example: 'supplier enquiry spam k3Jd8fLq0sPz7xVb2nMw5A --reason "sells lists of addresses"',
      options: [{ flags: '--reason <text>', about: 'terminal.supplier.enquiry.reason' }, ...MOVE_OPTIONS],
      run: spam,
    },
  ],
};

/** Enquiries that wait for an answer of the supplier; it stands below `supplier` itself. */
export const inboxBelowSupplier: Noun = {
  name: 'supplier',
  about: 'terminal.supplier.about',
  verbs: [
    {
      usage: 'inbox',
      about: 'terminal.supplier.inbox',
      example: 'supplier inbox --part answered --page 2',
      options: [
        { flags: '--part <part>', about: 'terminal.supplier.inbox.part' },
        { flags: '--page <number>', about: 'terminal.search.page' },
      ],
      run: inbox,
    },
  ],
};
