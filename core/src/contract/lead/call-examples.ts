import { type Bounds, type CallExample, ID, PAGE, toPage } from '../call-examples/call-example.ts';

const leadNoteFields = {
  rating: 4,
  tags: ['Towels'],
  note: 'Wants a quotation for hotels.',
  request: '2,400 bath towels for two hotels.',
};
const noteBounds: Readonly<Record<string, Bounds>> = {
  rating: [0, 5],
  tags: [0, 6],
  'tags.0': [1, 30],
  note: [0, 1000],
  request: [0, 2000],
};
const lead = {
  leadId: 'l1',
  exhibitionId: '1001',
  exhibitionName: 'Istanbul Textile Fair',
  scannedAt: 1,
  scannedBy: 'Imran',
  ...leadNoteFields,
  badgeNo: 'TEX7K2Q9MX4',
  contactName: 'Noor van Dijk',
  companyName: 'Havenlinnen B.V.',
  countryId: '528',
  email: 'noor@havenlinnen.example',
  mobile: '+31612345678',
  isTakenBack: false,
};
const leadFilter = { exhibitionId: '1001', tag: 'Towels' };
const filterBounds: Readonly<Record<string, Bounds>> = { exhibitionId: ID, tag: [1, 30] };

/** Calls about leads, that is, visitors whose badges were scanned at stands. */
export const LEAD_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'lead.sharing': {
    input: { exhibitionId: '1001', registrationId: 'r1' },
    output: {
      allowed: ['country', 'email', 'mobile'],
      shared: ['country'],
      scans: [
        {
          leadId: 'l1',
          supplierId: 'S1',
          supplierName: 'Malabar Weaves',
          standNo: 'A12',
          hall: '1',
          scannedAt: 1,
          request: '2,400 bath towels for two hotels.',
          isTakenBack: false,
        },
      ],
    },
    bounds: { exhibitionId: ID, registrationId: ID },
  },
  'lead.share': {
    input: { exhibitionId: '1001', registrationId: 'r1', fields: ['country'] },
    output: true,
    bounds: { exhibitionId: ID, registrationId: ID, fields: [0, 3] },
  },
  'lead.takeBack': { input: { leadId: 'l1', isTakenBack: true }, output: true, bounds: { leadId: ID } },
  'supplierLead.scan': {
    input: { text: 'TSBADGE1:e30~1.k.s', scannedAt: 1, ...leadNoteFields },
    output: { leadId: 'l1' },
    bounds: { ...noteBounds, text: [1, 1500], scannedAt: [0, 4_102_444_800_000] },
  },
  'supplierLead.exhibitions': { input: {}, output: [{ exhibitionId: '1001', name: 'Istanbul Textile Fair' }] },
  'supplierLead.list': {
    input: { pageNo: 1, ...leadFilter },
    output: { ...toPage(lead), exhibitions: [{ exhibitionId: '1001', name: 'Fair' }], tags: ['Towels'] },
    bounds: { pageNo: PAGE, ...filterBounds },
  },
  'supplierLead.save': {
    input: { leadId: 'l1', ...leadNoteFields },
    output: true,
    bounds: { ...noteBounds, leadId: ID },
  },
  'supplierLead.remove': { input: { leadId: 'l1' }, output: true, bounds: { leadId: ID } },
  'supplierLead.export': {
    input: { pageNo: 1, ...leadFilter },
    output: { ...toPage(lead), pageSize: 500 },
    bounds: { pageNo: PAGE, ...filterBounds },
  },
};
