import * as z from 'zod/mini';
import { read } from '../call.ts';
import { supplierProductRow } from '../catalogue/supplier-calls.ts';
import { inboxRow } from '../enquiry/supplier-calls.ts';
import { exhibitionOfSupplier } from '../exhibition/exhibition-of-supplier.ts';
import { empty, time } from '../fields.ts';
import { supplierInfo } from './calls.ts';
import { profile } from './profile-calls.ts';
import { supplierTakenDown } from './supplier-taken-down.ts';

/** A meeting of the present day at the venue. */
const meetingToday = z.object({
  bookingId: z.string(),
  starts: time,
  /** Local time at the venue, such as 14:30. */
  slot: z.string(),
  /** Requested or accepted. */
  status: z.literal([0, 1]),
  remark: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  countryId: z.string(),
  standNo: z.string(),
  hall: z.string(),
});

const home = z.object({
  info: supplierInfo,
  /** Null unless staff have taken the supplier down. */
  takenDown: z.nullable(supplierTakenDown),
  /** Null if the catalogue no longer has the supplier. */
  profile: z.nullable(
    z.pick(profile, {
      texts: true,
      established: true,
      employees: true,
      canEdit: true,
      languages: true,
      countryCode: true,
      light: true,
      proofs: true,
      reply: true,
    }),
  ),
  /** Whether the company has a logo, and its number of pictures; new ones that await review count. */
  pictures: z.object({ hasLogo: z.boolean(), images: z.int() }),
  products: z.object({ shown: z.int(), hidden: z.int(), newest: z.array(supplierProductRow) }),
  /** The nearest first, and then past ones; unpublished ones are left out. */
  exhibitions: z.array(exhibitionOfSupplier),
  /** Enquiries that wait for a reply: their number, and those that wait longest. */
  enquiries: z.object({ waiting: z.int(), longest: z.array(inboxRow) }),
  /** The enquiries of the last 30 days without spam, and how many of them have a reply. */
  recent: z.object({ enquiries: z.int(), answered: z.int() }),
  /** Orders that the supplier has neither confirmed nor declined. */
  orders: z.object({ waiting: z.int() }),
  /** Requests for meetings in the future that wait for an answer, and the meetings of today. */
  meetings: z.object({ waiting: z.int(), today: z.array(meetingToday) }),
  /** Changes of products that staff have not approved yet, or have rejected. */
  changes: z.object({ waiting: z.int(), rejected: z.int() }),
  certificates: z.object({
    total: z.int(),
    /** Valid certificates that expire soon, the next one first. `daysLeft` is 0 on the last day. */
    ending: z.array(z.object({ certificateId: z.string(), name: z.string(), daysLeft: z.int() })),
  }),
  /** Members of the team and open invitations to it. */
  team: z.object({ people: z.int(), invitations: z.int() }),
  /** Views of the last 30 days: of the products that buyers see, and of the supplier's own page. */
  views: z.object({ products: z.int(), store: z.int() }),
});

export type SupplierHome = z.output<typeof home>;
export type MeetingToday = z.output<typeof meetingToday>;

/** What waits for the supplier, for the numbers of its menu. */
const menuCounts = z.object({
  /** Enquiries that wait for a reply. */
  enquiries: z.int(),
  /** Orders that the supplier has neither confirmed nor declined. */
  orders: z.int(),
  /** Requests for meetings in the future that wait for an answer. */
  meetings: z.int(),
});

export type MenuCounts = z.output<typeof menuCounts>;

/** The calls behind the home page and the menu of a supplier's members. D-05 */
export const supplierHome = {
  /** All that the home page shows, in one answer. */
  read: read({
    id: 'API-470',
    client: 'supplier',
    path: 'blade-supplier/home/read',
    access: 'supplier',
    input: empty,
    output: home,
    requirements: ['R-2.010', 'D-05'],
  }),
  /** How many enquiries, orders and meetings wait, on every page of the supplier. */
  counts: read({
    id: 'API-532',
    client: 'supplier',
    path: 'blade-supplier/home/counts',
    access: 'supplier',
    input: empty,
    output: menuCounts,
    requirements: ['D-05'],
  }),
};
