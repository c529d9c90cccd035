import type { Flow } from '../../ports/flow.ts';
import { startFlow } from '../../ports/start-flow.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { type MeetingAnswerEvent, type MeetingAnswerOpening, provideMeetingAnswer } from './meeting-answer.machine.ts';
import { type MeetingAnswerView, meetingAnswerView } from './meeting-answer.view.ts';

/** Opens the page of an email's link that answers a meeting request. D-30 */
export const openMeetingAnswer = (
  ports: SupplierPorts,
  opening: MeetingAnswerOpening,
): Flow<MeetingAnswerView, MeetingAnswerEvent> =>
  startFlow(provideMeetingAnswer(ports), { input: opening, view: meetingAnswerView, timer: ports.timer });
