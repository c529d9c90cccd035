import { runScriptedScenario } from '@fairhall/cli/scenarios/scripted-bench';
import type { Bench } from './bench.ts';

/** Replays flows with the scenario's scripted responses on a simulated clock: the command line's own replay. */
export const portBench: Bench = {
  name: 'ports',
  replay: runScriptedScenario,
  close: async () => undefined,
};
