import { IMPORT_KINDS } from '@fairhall/core/contract/catalogue/import-limits';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { WholeContract } from '@fairhall/core/contract/trees/all';
import type { CallContext } from './call-context.ts';
import { createFeaturePorts, type DeclaredParts, type FeaturePorts, type PlatformPorts } from './feature-ports.ts';
import { FEATURES } from './features.ts';
import type { GatewayFeature } from './gateway-feature.ts';
import type { Resource } from './gateway-parts.ts';
import type { FlooredAnswers } from './limits/answer-floor.ts';
import type { Budget } from './limits/budgets.ts';

type FeaturesOfContract = {
  readonly [Branch in keyof WholeContract]: (ports: FeaturePorts) => GatewayFeature<WholeContract[Branch]>;
};

type AnyFeature = ReturnType<FeaturesOfContract[keyof FeaturesOfContract]>;

/** All features together. What is picked of a call stands under its dotted name. */
export interface Features {
  readonly handlers: Handlers<WholeContract, CallContext>;
  readonly budgets: ReadonlyMap<string, readonly Budget[]>;
  readonly answerFloors: ReadonlyMap<string, FlooredAnswers>;
  readonly resources: readonly (readonly [string, Resource])[];
  /** The branches that tell when they answer something else than before. */
  readonly tellChanges: ReadonlySet<string>;
  /** By a branch those whose tables it answers from besides its own. */
  readonly readsFrom: ReadonlyMap<string, readonly string[]>;
  /** Calls whose answers are kept until their branch tells a change, by their dotted names. */
  readonly keptAnswers: ReadonlySet<string>;
  readonly list: readonly AnyFeature[];
}

/** Makes every feature. A branch of the contract without a feature does not compile. */
export function createFeatures(platform: PlatformPorts): Features {
  const parts = { importKinds: {}, operatorLists: {} };
  const ports = createFeaturePorts(platform, parts as DeclaredParts); // filled below, where a kind that is missing is told
  const features: FeaturesOfContract = FEATURES;
  const made = Object.entries(features).map(([name, make]): [string, AnyFeature] => [name, make(ports)]);
  const list = made.map(([, feature]) => feature);
  for (const { importKinds, operatorLists } of list) {
    Object.assign(parts.importKinds, importKinds);
    Object.assign(parts.operatorLists, operatorLists);
  }
  const missing = IMPORT_KINDS.filter((kind) => !(kind in parts.importKinds));
  if (missing.length > 0) throw new Error(`no feature loads files of the kind ${missing.join()}`);
  const handlers = Object.fromEntries(made.map(([name, feature]) => [name, feature.handlers]));
  return {
    handlers: handlers as unknown as Handlers<WholeContract, CallContext>, // each was held against its branch above
    budgets: byCall(made, ({ budgets }) => budgets),
    answerFloors: byCall(made, ({ answerFloors }) => answerFloors),
    tellChanges: new Set(made.filter(([, { tellsChanges }]) => tellsChanges === true).map(([name]) => name)),
    readsFrom: new Map(made.map(([name, { readsFrom = [] }]) => [name, readsFrom])),
    keptAnswers: new Set(
      made.flatMap(([name, { tellsChanges, keptAnswers = [] }]) =>
        tellsChanges === true ? keptAnswers.map((call) => `${name}.${call}`) : [],
      ),
    ),
    resources: list.flatMap(({ resources = {} }) => Object.entries(resources)),
    list,
  };
}

/** What features say of single calls, by `<feature>.<call>`. */
function byCall<Value>(
  made: readonly (readonly [string, AnyFeature])[],
  pick: (feature: AnyFeature) => Readonly<Record<string, Value>> | undefined,
): ReadonlyMap<string, Value> {
  return new Map(
    made.flatMap(([name, feature]) =>
      Object.entries(pick(feature) ?? {}).map(([call, value]): [string, Value] => [`${name}.${call}`, value]),
    ),
  );
}
