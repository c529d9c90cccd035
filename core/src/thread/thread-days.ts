import type { Thread, ThreadMessage } from '../contract/enquiry/thread.ts';
import { fileSize } from '../files/file-size.ts';
import type { Message } from '../ports/texts.ts';
import { type Moment, momentOf, type Reader } from './moment.ts';
import { type Names, nameOf, sideOf } from './thread-names.ts';

/** A message as it is shown. */
export interface ShownThreadMessage {
  readonly id: string;
  readonly isOwn: boolean;
  readonly author: Message;
  readonly time: string;
  /** '' where it is files alone. */
  readonly text: string;
  readonly files: readonly ShownThreadFile[];
  /** Contact data in it is hidden from this reader; the text says what can be done. */
  readonly masked: Message | null;
  /** Whether the other side has read one's own message. */
  readonly receipt: { readonly isRead: boolean; readonly label: Message } | null;
}

/** A file of a message. */
export interface ShownThreadFile {
  readonly id: string;
  readonly name: string;
  readonly size: Message;
  /** Below the gateway's root, good for a while; null until the message has been loaded. */
  readonly path: string | null;
  /** Path of a small view, like that of the file; null for what is no picture. */
  readonly small: string | null;
}

export interface ThreadDay {
  readonly day: string;
  readonly date: string;
  readonly messages: readonly ShownThreadMessage[];
}

/** The messages by the days of the reader's calendar. */
export function daysOf(thread: Thread, names: Names, reader: Reader): readonly ThreadDay[] {
  const days: { day: string; date: string; messages: ShownThreadMessage[] }[] = [];
  for (const message of thread.messages) {
    const moment = momentOf(message.createTime, reader);
    const shown = shownMessage(message, moment, thread, names, reader);
    const last = days.at(-1);
    if (last?.day === moment.day) last.messages.push(shown);
    else days.push({ day: moment.day, date: moment.date, messages: [shown] });
  }
  return days;
}

function shownMessage(
  message: ThreadMessage,
  moment: Moment,
  thread: Thread,
  names: Names,
  reader: Reader,
): ShownThreadMessage {
  const isOwn = message.side === thread.viewer;
  return {
    id: message.messageId,
    isOwn,
    author: authorOf(message, isOwn, thread, names),
    time: moment.time,
    text: message.text,
    files: message.files.map(({ fileId, fileName, size, url, small }) => ({
      id: fileId,
      name: fileName,
      size: fileSize(reader.lang, size),
      path: url === '' ? null : url,
      small: small ?? null,
    })),
    masked: message.isMasked ? maskedNote(thread, names) : null,
    // Nobody else has a message of an enquiry that its sender has not confirmed.
    receipt: isOwn && thread.isUnconfirmed !== true ? receiptOf(message, moment, reader) : null,
  };
}

function authorOf({ author }: ThreadMessage, isOwn: boolean, { viewer }: Thread, names: Names): Message {
  // Several people answer for a supplier, so theirs tells whose word it was.
  if (isOwn && (viewer === 'buyer' || author === '')) return { key: 'thread.you' };
  if (author !== '') return { key: 'thread.author', values: { name: author } };
  return sideOf(names);
}

/** "Read at 18:40", with its date where that is another day. */
function receiptOf({ readTime }: ThreadMessage, sent: Moment, reader: Reader): ShownThreadMessage['receipt'] {
  if (readTime === null) return { isRead: false, label: { key: 'thread.receipt.sent' } };
  const { day, date, time } = momentOf(readTime, reader);
  return {
    isRead: true,
    label:
      day === sent.day
        ? { key: 'thread.receipt.read', values: { time } }
        : { key: 'thread.receipt.readOn', values: { date, time } },
  };
}

function maskedNote({ contact, state }: Thread, names: Names): Message {
  if (state === 'spam') return { key: 'thread.masked.over' };
  return contact.mine ? nameOf(names, 'thread.masked.waiting') : { key: 'thread.masked' };
}
