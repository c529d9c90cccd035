import type { supplierMeeting } from '@fairhall/core/contract/meeting/supplier-calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { answerMeeting, listReceivedMeetings } from './answer-meeting.ts';
import type { MeetingPorts } from './meeting-ports.ts';

/** The exhibitor's side of meetings at its stands. D-30 */
export const supplierMeetingFeature = (ports: MeetingPorts): GatewayFeature<typeof supplierMeeting> => ({
  handlers: {
    list: async ({ pageNo }, context) => ok(await listReceivedMeetings(ports, context, pageNo)),
    answer: (input, context) => answerMeeting(ports, context, input),
  },
});
