import { type CallExample, ID } from '../call-examples/call-example.ts';

const setUp = { settings: [{ name: 'flags.tagSelectorV2', value: true, isSet: true }] };

/** Calls about the organiser's staff, and about an operator's settings of a site. */
export const STAFF_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'staff.add': {
    input: { name: 'Maria Lopez', role: 'support', reason: 'joined the help desk' },
    output: { staffId: 'm1', token: 'sf_1', expires: 2 },
    bounds: { name: [1, 100], reason: [1, 500] },
  },
  'staff.list': {
    input: { reason: 'yearly review' },
    output: {
      members: [
        { staffId: 'm1', name: 'Maria Lopez', role: 'support', created: 1, addedBy: null, expires: 2, revoked: null },
      ],
    },
    bounds: { reason: [1, 500] },
  },
  'staff.revoke': {
    input: { staffId: 'm1', reason: 'left' },
    output: { staffId: 'm1', revoked: 1 },
    bounds: { staffId: ID, reason: [1, 500] },
  },
  'staff.renew': {
    input: { staffId: 'm1', reason: 'stays another year' },
    output: { staffId: 'm1', expires: 2 },
    bounds: { staffId: ID, reason: [1, 500] },
  },
  'configuration.listSites': {
    input: { reason: 'which hosts are there' },
    output: {
      sites: [
        {
          siteId: 2,
          enName: 'turkey',
          abbr: 'tr',
          lang: 'tr',
          countryId: '792',
          isShipped: true,
          name: 'Bosphorus Fair',
          url: 'https://istanbul.example',
          hasHost: true,
        },
      ],
    },
    bounds: { reason: [1, 500] },
  },
  'configuration.showSite': {
    input: { siteId: 5, reason: 'yearly review' },
    output: setUp,
    bounds: { siteId: [0, 1_000_000], reason: [1, 500] },
  },
  'configuration.setSite': {
    input: { siteId: 5, settings: [{ name: 'flags.tagSelectorV2', value: 'true' }], reason: 'new selector' },
    output: setUp,
    bounds: {
      siteId: [0, 1_000_000],
      settings: [1, 50],
      'settings.0.name': [1, 60],
      'settings.0.value': [0, 500],
      reason: [1, 500],
    },
  },
};
