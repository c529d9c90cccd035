import type { Thread, ThreadMessage } from '../contract/enquiry/thread.ts';
import { fileSize } from '../files/file-size.ts';
import type { Message } from '../ports/texts.ts';
import { type Moment, type Reader, toMoment } from './moment.ts';
import { getNamedMessage, getSideLabel, type Names } from './thread-names.ts';

export interface ThreadMessageView {
  readonly id: string;
  readonly isFromViewer: boolean;
  readonly author: Message;
  /** Epoch milliseconds. */
  readonly createTime: number;
  readonly time: string;
  /** '' if the message has only files. */
  readonly text: string;
  readonly files: readonly ThreadFileView[];
  /** The note that its contact data are hidden from this reader, and what they can do; null if nothing is hidden. */
  readonly masked: Message | null;
  /** Whether the other side has read the reader's own message; null for other messages. */
  readonly receipt: { readonly isRead: boolean; readonly label: Message } | null;
}

export interface ThreadFileView {
  readonly id: string;
  readonly name: string;
  readonly size: Message;
  /** Path below the gateway's root, valid for a limited time; null until the message has been loaded. */
  readonly path: string | null;
  /** Path of a thumbnail, valid as long as that of the file; null if the file is no picture. */
  readonly small: string | null;
}

export interface ThreadDay {
  readonly day: string;
  readonly date: string;
  readonly messages: readonly ThreadMessageView[];
}

/** Groups the messages by day in the reader's calendar. */
export function groupByDay(thread: Thread, names: Names, reader: Reader): readonly ThreadDay[] {
  const days: { day: string; date: string; messages: ThreadMessageView[] }[] = [];
  for (const message of thread.messages) {
    const moment = toMoment(message.createTime, reader);
    const view = toMessageView(message, moment, thread, names, reader);
    const last = days.at(-1);
    if (last?.day === moment.day) last.messages.push(view);
    else days.push({ day: moment.day, date: moment.date, messages: [view] });
  }
  return days;
}

function toMessageView(
  message: ThreadMessage,
  moment: Moment,
  thread: Thread,
  names: Names,
  reader: Reader,
): ThreadMessageView {
  const isFromViewer = message.side === thread.viewer;
  return {
    id: message.messageId,
    isFromViewer,
    author: getAuthor(message, isFromViewer, thread, names),
    createTime: message.createTime,
    time: moment.time,
    text: message.text,
    files: message.files.map(({ fileId, fileName, size, url, small }) => ({
      id: fileId,
      name: fileName,
      size: fileSize(reader.lang, size),
      path: url === '' ? null : url,
      small: small ?? null,
    })),
    masked: message.isMasked ? getMaskedNote(thread, names) : null,
    // Until the sender has confirmed an enquiry, nobody else has received its messages.
    receipt: isFromViewer && thread.isUnconfirmed !== true ? getReceipt(message, moment, reader) : null,
  };
}

function getAuthor({ author }: ThreadMessage, isFromViewer: boolean, { viewer }: Thread, names: Names): Message {
  // A supplier has several people, so their messages show the author's name.
  if (isFromViewer && (viewer === 'buyer' || author === '')) return { key: 'thread.you' };
  if (author !== '') return { key: 'thread.author', values: { name: author } };
  return getSideLabel(names);
}

/** Returns "Read at 18:40", with the date if it is another day. */
function getReceipt({ readTime }: ThreadMessage, sent: Moment, reader: Reader): ThreadMessageView['receipt'] {
  if (readTime === null) return { isRead: false, label: { key: 'thread.receipt.sent' } };
  const { day, date, time } = toMoment(readTime, reader);
  return {
    isRead: true,
    label:
      day === sent.day
        ? { key: 'thread.receipt.read', values: { time } }
        : { key: 'thread.receipt.readOn', values: { date, time } },
  };
}

function getMaskedNote({ contact, state }: Thread, names: Names): Message {
  if (state === 'spam') return { key: 'thread.masked.over' };
  return contact.mine ? getNamedMessage(names, 'thread.masked.waiting') : { key: 'thread.masked' };
}
