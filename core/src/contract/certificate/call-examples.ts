import { type CallExample, file, fileRecord, ID, PAGE, toPage } from '../call-examples/call-example.ts';

const certificateFacts = {
  name: 'ISO 9001',
  number: 'CN-104',
  issuer: 'Control Union',
  scope: 'Making of lamps',
  issued: '2025-03-15',
  expires: '2027-03-14',
};
const certificateDetails = { certificateId: 'c1', ...certificateFacts, file: { ...fileRecord, url: 'file/f1?s=1' } };
const certificate = {
  ...certificateDetails,
  version: '2',
  state: 'refused',
  daysLeft: 40,
  changed: 1,
  decided: { at: 2, by: 'Maria' },
  reason: 'The file is cut off.',
};

/** Calls about suppliers' certificates, for buyers, suppliers and staff. */
export const CERTIFICATE_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'certificate.ofSupplier': {
    input: { supplierId: 'S1' },
    output: { certificates: [{ ...certificateDetails, checked: 1 }] },
    bounds: { supplierId: ID },
  },
  'certificate.ofProduct': {
    input: { goodsId: 'P1' },
    output: { certificates: [{ ...certificateDetails, checked: 1 }] },
    bounds: { goodsId: ID },
  },
  'certificateAdmin.list': {
    input: { state: 'waiting', pageNo: 1, reason: 'daily round' },
    output: toPage({ ...certificate, supplierId: 'S1', supplierName: 'Malabar Weaves' }),
    bounds: { pageNo: PAGE, reason: [1, 500] },
  },
  'certificateAdmin.decide': {
    input: { certificateId: 'c1', version: '2', verdict: 'checked', reason: 'in the issuer’s register' },
    output: { certificateId: 'c1', state: 'checked', at: 1 },
    bounds: { certificateId: ID, version: [0, 20], reason: [1, 500] },
  },
  'supplierCertificate.list': {
    input: {},
    output: { certificates: [certificate], today: '2027-02-02', max: 30, canEdit: true },
  },
  'supplierCertificate.save': {
    input: { certificateId: 'c1', version: '2', ...certificateFacts, file },
    output: { certificateId: 'c1', version: '3' },
    bounds: {
      certificateId: ID,
      version: [0, 20],
      name: [1, 100],
      number: [1, 80],
      issuer: [1, 120],
      scope: [1, 500],
      issued: [0, 10],
      expires: [0, 10],
    },
  },
  'supplierCertificate.remove': { input: { certificateId: 'c1' }, output: true, bounds: { certificateId: ID } },
};
