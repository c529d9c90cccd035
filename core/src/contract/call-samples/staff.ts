import type { CallSample } from '../call-sample.ts';

const setUp = { settings: [{ name: 'flags.tagSelectorV2', value: true, isSet: true }] };

/** Calls about the organiser's staff, and what an operator sets for a site. */
export const STAFF_SAMPLES: Readonly<Record<string, CallSample>> = {
  'staff.add': {
    input: { name: 'Maria Lopez', role: 'support', reason: 'joined the help desk' },
    output: { staffId: 'm1', token: 'sf_1' },
  },
  'staff.list': {
    input: { reason: 'yearly review' },
    output: {
      members: [{ staffId: 'm1', name: 'Maria Lopez', role: 'support', created: 1, addedBy: null, revoked: null }],
    },
  },
  'staff.revoke': { input: { staffId: 'm1', reason: 'left' }, output: { staffId: 'm1', revoked: 1 } },
  'configuration.showSite': { input: { siteId: 5, reason: 'yearly review' }, output: setUp },
  'configuration.setSite': {
    input: { siteId: 5, settings: [{ name: 'flags.tagSelectorV2', value: 'true' }], reason: 'new selector' },
    output: setUp,
  },
};
