import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, Verb } from '../../noun.ts';
import { ANSWER_OPTIONS, FILE_OPTIONS, MOVE_OPTIONS } from '../../thread/thread-options.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const show: Verb['run'] = async (given) => (await import('./supplier-thread.ts')).showEnquiry(given);
const answer: Verb['run'] = async (given) => (await import('./supplier-thread.ts')).answerBuyer(given);
const close: Verb['run'] = async (given) => (await import('./supplier-thread.ts')).closeEnquiry(given);
const open: Verb['run'] = async (given) => (await import('./supplier-thread.ts')).openEnquiry(given);
const share: Verb['run'] = async (given) => (await import('./supplier-thread.ts')).shareWithBuyer(given);
const file: Verb['run'] = async (given) => (await import('./supplier-thread.ts')).saveFileOfEnquiry(given);
const list = async (given: Invocation) => (await import('./inbox.ts')).listInbox(given);
const assign: Verb['run'] = async (given) => (await import('./assign.ts')).assignEnquiry(given);
const spam: Verb['run'] = async (given) => (await import('./report-spam.ts')).reportSpam(given);

/** A supplier's commands for an enquiry of its inbox. D-65 */
export const enquiryBelowSupplier: Noun = {
  name: 'enquiry',
  about: 'terminal.supplier.enquiry.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'supplier',
      about: 'terminal.supplier.inbox',
      example: 'supplier enquiry list --part answered',
      options: [
        { flags: '--part <part>', about: 'terminal.supplier.inbox.part' },
        { flags: '--mine', about: 'terminal.supplier.inbox.mine' },
      ],
      run: list,
    }),
    {
      usage: 'show <id>',
      access: 'supplier',
      about: 'terminal.enquiry.show',
      example: 'supplier enquiry show demo-enquiry-1',
      run: show,
    },
    {
      usage: 'answer <id>',
      access: 'supplier',
      about: 'terminal.supplier.enquiry.answer',
      example: 'supplier enquiry answer demo-enquiry-1 --text "We can ship 500 in May."',
      options: ANSWER_OPTIONS,
      run: answer,
    },
    {
      usage: 'close <id>',
      access: 'supplier',
      about: 'terminal.enquiry.close',
      example: 'supplier enquiry close demo-enquiry-1',
      options: MOVE_OPTIONS,
      run: close,
    },
    {
      usage: 'open <id>',
      access: 'supplier',
      about: 'terminal.enquiry.open',
      example: 'supplier enquiry open demo-enquiry-1',
      options: MOVE_OPTIONS,
      run: open,
    },
    {
      usage: 'share-contact <id>',
      access: 'supplier',
      about: 'terminal.supplier.enquiry.shareContact',
      example: 'supplier enquiry share-contact demo-enquiry-1',
      options: MOVE_OPTIONS,
      run: share,
    },
    {
      usage: 'file <id> <fileId>',
      access: 'supplier',
      about: 'terminal.enquiry.file',
      example: 'supplier enquiry file demo-enquiry-1 Xw2Lq9Rt5Yb7Nc1Kd4Fh8M --save drawing.pdf',
      options: FILE_OPTIONS,
      run: file,
    },
    {
      usage: 'assign <id>',
      access: 'supplier',
      about: 'terminal.supplier.enquiry.assign',
      example: 'supplier enquiry assign demo-enquiry-1 --to me',
      options: [{ flags: '--to <colleague>', about: 'terminal.supplier.enquiry.assign.to' }, ...MOVE_OPTIONS],
      run: assign,
    },
    {
      usage: 'spam <id>',
      access: 'supplier',
      about: 'terminal.supplier.enquiry.spam',
      example: 'supplier enquiry spam demo-enquiry-3 --reason "sells address lists"',
      options: [{ flags: '--reason <text>', about: 'terminal.supplier.enquiry.reason' }, ...MOVE_OPTIONS],
      run: spam,
    },
  ],
};
