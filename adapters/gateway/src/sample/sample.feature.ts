import type { sample } from '@fairhall/core/contract/sample/calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { bookSample, cleanUpSamples } from './book-sample.ts';
import { cancelSample, listSamples } from './list-samples.ts';
import type { SamplePorts } from './sample-ports.ts';

/** Samples that buyers pick up at exhibitors' stands, for buyers. R-6.018 */
export const sampleFeature = (ports: SamplePorts): GatewayFeature<typeof sample> => ({
  handlers: {
    book: (input, context) => bookSample(ports, context, input),
    list: async ({ exhibitionId }, context) => ok(await listSamples(ports, context, exhibitionId)),
    cancel: ({ id }, context) => cancelSample(ports, context, id),
  },
  cleanUpRows: cleanUpSamples,
});
