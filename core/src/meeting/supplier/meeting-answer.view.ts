import { type DisplayMessage, errorMessage } from '../../contract/error-message.ts';
import type { LinkedMeeting } from '../../contract/meeting/supplier-calls.ts';
import { type SubmitView, submitView } from '../../forms/submit.view.ts';
import type { MessageKey } from '../../messages.ts';
import type { MeetingAnswerOpening, MeetingAnswerSnapshot } from './meeting-answer.machine.ts';

export interface MeetingAnswerView {
  readonly busy: boolean;
  readonly state: 'loading' | 'failed' | 'asking' | 'answered' | 'ended';
  readonly title: MessageKey;
  /** Null if the title says everything. */
  readonly text: { readonly key: MessageKey; readonly values?: Readonly<Record<string, string>> } | null;
  readonly isAccepting: boolean;
  /** Null before it is loaded, and for an unknown link. */
  readonly meeting: LinkedMeeting | null;
  /** The typed reason for declining. */
  readonly reason: string;
  readonly submit: SubmitView;
  readonly canRetry: boolean;
  readonly message: DisplayMessage | null;
}

/** The page before its flow is loaded. */
export const meetingAnswerStart = ({ isAccepting }: Pick<MeetingAnswerOpening, 'isAccepting'>): MeetingAnswerView => ({
  busy: true,
  state: 'loading',
  title: 'meetingAnswer.loading',
  text: null,
  isAccepting,
  meeting: null,
  reason: '',
  submit: submitView('ready'),
  canRetry: false,
  message: null,
});

/** Returns the view of the page. D-30 */
export function meetingAnswerView(snapshot: MeetingAnswerSnapshot): MeetingAnswerView {
  const { isAccepting, link, reason, error } = snapshot.context;
  const state = stateOf(snapshot);
  const name = link.meeting?.contactName ?? '';
  return {
    busy: snapshot.hasTag('busy'),
    state,
    ...toWords(state, snapshot.context, name),
    isAccepting,
    meeting: state === 'loading' ? null : (link.meeting ?? null),
    reason,
    submit: submitView(getPhase(snapshot)),
    canRetry: state === 'failed',
    message: error && errorMessage(error),
  };
}

function stateOf(snapshot: MeetingAnswerSnapshot): MeetingAnswerView['state'] {
  if (snapshot.matches('asking') || snapshot.matches('answering')) return 'asking';
  if (snapshot.matches('answered')) return 'answered';
  if (snapshot.matches('ended')) return 'ended';
  return snapshot.matches('failed') ? 'failed' : 'loading';
}

function toWords(
  state: MeetingAnswerView['state'],
  { isAccepting, link }: MeetingAnswerSnapshot['context'],
  name: string,
): Pick<MeetingAnswerView, 'title' | 'text'> {
  switch (state) {
    case 'asking':
      return { title: isAccepting ? 'meetingAnswer.accept.title' : 'meetingAnswer.decline.title', text: null };
    case 'answered': {
      const result = isAccepting ? 'accepted' : 'declined';
      return {
        title: `meetingAnswer.${result}.title`,
        text: { key: `meetingAnswer.${result}.text`, values: { name } },
      };
    }
    case 'ended': {
      const end = link.state === 'open' ? 'unknown' : link.state;
      return { title: `meetingAnswer.ended.${end}.title`, text: { key: `meetingAnswer.ended.${end}.text` } };
    }
    case 'failed':
      return { title: 'meetingAnswer.failed.title', text: null };
    default:
      return { title: 'meetingAnswer.loading', text: null };
  }
}

function getPhase(snapshot: MeetingAnswerSnapshot) {
  if (snapshot.matches({ answering: 'loading' })) return 'loading';
  if (snapshot.matches('answering')) return 'quiet';
  return snapshot.matches('answered') ? 'sent' : 'ready';
}
