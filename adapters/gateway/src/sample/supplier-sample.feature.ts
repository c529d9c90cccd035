import type { supplierSample } from '@fairhall/core/contract/sample/supplier-calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { countSamples } from './count-samples.ts';
import { listBookedSamples } from './list-booked-samples.ts';
import { markSample } from './mark-sample.ts';
import type { SamplePorts } from './sample-ports.ts';

/** The exhibitor's side of samples. */
export const supplierSampleFeature = (ports: SamplePorts): GatewayFeature<typeof supplierSample> => ({
  handlers: {
    list: async (input, context) => ok(await listBookedSamples(ports, context, input)),
    counts: async (_, context) => ok(await countSamples(ports, context)),
    mark: (input, context) => markSample(context, input),
  },
});
