import type { meeting } from '@fairhall/core/contract/meeting/calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { bookMeeting, cleanUpMeetings } from './book-meeting.ts';
import { cancelMeeting, listFreeSlots, listMeetings } from './list-meetings.ts';
import type { MeetingPorts } from './meeting-ports.ts';

/** Meetings at exhibitors' stands, for buyers. D-30 */
export const meetingFeature = (ports: MeetingPorts): GatewayFeature<typeof meeting> => ({
  handlers: {
    submit: (input, context) => bookMeeting(ports, context, input),
    list: async ({ exhibitionId }, context) => ok(await listMeetings(ports, context, exhibitionId)),
    cancel: ({ bookingId }, context) => cancelMeeting(ports, context, bookingId),
    slots: (input, context) => listFreeSlots(ports, context, input),
  },
  cleanUpRows: cleanUpMeetings,
});
