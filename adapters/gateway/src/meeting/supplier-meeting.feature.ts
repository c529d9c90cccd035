import type { supplierMeeting } from '@fairhall/core/contract/meeting/supplier-calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { answerMeeting } from './answer-meeting.ts';
import { listReceivedMeetings } from './list-received-meetings.ts';
import { answerMeetingByLink, showMeetingLink } from './meeting-link.ts';
import type { MeetingPorts } from './meeting-ports.ts';

/** The exhibitor's side of meetings at its stands. D-30 */
export const supplierMeetingFeature = (ports: MeetingPorts): GatewayFeature<typeof supplierMeeting> => ({
  handlers: {
    list: async ({ pageNo }, context) => ok(await listReceivedMeetings(ports, context, pageNo)),
    answer: (input, context) => answerMeeting(ports, context, input),
    showLink: async ({ token }, context) => ok(await showMeetingLink(ports, context, token)),
    answerByLink: (input, context) => answerMeetingByLink(ports, context, input),
  },
});
