import { type CallExample, ID, PAGE, toPage } from '../call-examples/call-example.ts';
import { MEETING_REASON_MAX } from '../meeting/limits.ts';

const sampleItem = {
  id: 'pl1',
  exhibitionId: '1001',
  supplierId: 'S1',
  goodsId: 'P1',
  standNo: 'A12',
  hall: '1',
  hallName: 'Fabrics',
  supplierName: 'Malabar Weaves',
  goodsName: 'Cotton tote bag',
  image: 'bag.png',
  remark: 'Ask for the price',
  day: '2026-11-24',
  time: '10:30',
  createTime: 1,
};

const sampleMeeting = {
  bookingId: 'mb1',
  exhibitionId: '1001',
  exhibitionName: 'Istanbul Textile Fair',
  standNo: 'A12',
  hall: '1',
  date: '2026-11-24',
  slot: '10:30',
  status: 0,
  remark: 'Prices',
  reason: '',
  createTime: 1,
};

/** Calls about a buyer's plan for an exhibition. */
export const PLANNER_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'planner.add': {
    input: {
      exhibitionId: '1001',
      supplierId: 'S1',
      goodsId: 'P1',
      remark: 'Ask for the price',
      day: '2026-11-24',
      time: '10:30',
    },
    output: { id: 'pl1' },
    bounds: { exhibitionId: ID, supplierId: ID, goodsId: ID, remark: [0, 300], day: [0, 10], time: [0, 5] },
  },
  'planner.list': { input: { exhibitionId: '1001' }, output: [sampleItem], bounds: { exhibitionId: ID } },
  'planner.remove': { input: { id: 'pl1' }, output: true, bounds: { id: ID } },
  'planner.note': {
    input: { id: 'pl1', remark: 'Ask for the price', day: '2026-11-24', time: '10:30' },
    output: true,
    bounds: { id: ID, remark: [0, 300], day: [0, 10], time: [0, 5] },
  },
  'planner.calendar': {
    input: { exhibitionId: '1001' },
    output: { fileName: 'planner-1001.ics', text: 'BEGIN:VCALENDAR' },
    bounds: { exhibitionId: ID },
  },
  'planner.recommended': {
    input: { exhibitionId: '1001' },
    output: [
      {
        supplierId: 'S1',
        supplierName: 'Malabar Weaves',
        image: 'mill.png',
        hall: '1',
        standNo: 'A12',
        isPlanned: false,
        reason: 'saved',
        savedCount: 2,
        tags: ['Bags'],
      },
    ],
    bounds: { exhibitionId: ID },
  },
  'meeting.submit': {
    input: {
      exhibitionId: '1001',
      supplierId: 'S1',
      standNo: 'A12',
      date: '2026-11-24',
      slot: '10:30',
      remark: 'Prices',
    },
    output: { bookingId: 'mb1', status: 0 },
    bounds: {
      exhibitionId: ID,
      supplierId: ID,
      standNo: [0, 20],
      date: [1, 10],
      slot: [1, 5],
      remark: [0, 300],
    },
  },
  'meeting.list': {
    input: { exhibitionId: '1001' },
    output: [{ ...sampleMeeting, supplierId: 'S1', supplierName: 'Malabar Weaves' }],
    bounds: { exhibitionId: ID },
  },
  'meeting.cancel': {
    input: { bookingId: 'mb1' },
    output: { bookingId: 'mb1', status: 3 },
    bounds: { bookingId: ID },
  },
  'meeting.slots': {
    input: { exhibitionId: '1001', supplierId: 'S1' },
    output: {
      supplierName: 'Malabar Weaves',
      standNo: 'A12',
      hall: '1',
      days: [{ date: '2026-11-24', slots: [{ slot: '10:30', isTaken: false }] }],
    },
    bounds: { exhibitionId: ID, supplierId: ID },
  },
  'supplierMeeting.list': {
    input: { pageNo: 1 },
    output: toPage({
      ...sampleMeeting,
      contactName: 'Priya Raman',
      companyName: 'Mills',
      countryId: '356',
      day: 'coming',
      hasStarted: false,
    }),
    bounds: { pageNo: PAGE },
  },
  'supplierMeeting.answer': {
    input: { bookingId: 'mb1', isAccepted: false, reason: 'We are closed then' },
    output: { bookingId: 'mb1', status: 2 },
    bounds: { bookingId: ID, reason: [0, MEETING_REASON_MAX] },
  },
  'supplierMeeting.showLink': {
    input: { token: 'one-time-token' },
    output: {
      state: 'open',
      meeting: {
        supplierName: 'Malabar Weaves',
        exhibitionName: 'Fair',
        standNo: 'A12',
        hall: '1',
        date: '2026-11-24',
        slot: '10:30',
        contactName: 'Priya Raman',
        companyName: 'Mills',
        countryId: '356',
        remark: '',
      },
    },
    bounds: { token: [0, 200] },
  },
  'supplierMeeting.answerByLink': {
    input: { token: 'one-time-token', isAccepted: true, reason: '' },
    output: { status: 1 },
    bounds: { token: [0, 200], reason: [0, MEETING_REASON_MAX] },
  },
};
