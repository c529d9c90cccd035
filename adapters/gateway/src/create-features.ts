import { IMPORT_KINDS } from '@fairhall/core/contract/catalogue/import-limits';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { CompleteContract } from '@fairhall/core/contract/trees/complete-contract';
import type { CallContext } from './call-context.ts';
import { createFeaturePorts, type DeclaredExtensions, type FeaturePorts, type PlatformPorts } from './feature-ports.ts';
import { FEATURE_FACTORIES } from './features.ts';
import type { GatewayFeature } from './gateway-feature.ts';
import type { Resource } from './gateway-services.ts';
import type { Budget } from './limits/budgets.ts';
import type { DelayedAnswers } from './limits/minimum-response-time.ts';

type FeaturesOfContract = {
  readonly [Branch in keyof CompleteContract]: (ports: FeaturePorts) => GatewayFeature<CompleteContract[Branch]>;
};

type AnyFeature = ReturnType<FeaturesOfContract[keyof FeaturesOfContract]>;

/** All features combined. Values for single calls are stored under the calls' dotted names. */
export interface Features {
  readonly handlers: Handlers<CompleteContract, CallContext>;
  readonly budgets: ReadonlyMap<string, readonly Budget[]>;
  readonly delayedAnswers: ReadonlyMap<string, DelayedAnswers>;
  readonly resources: readonly (readonly [string, Resource])[];
  /** Branches that report when their answers change. */
  readonly notifyingBranches: ReadonlySet<string>;
  /** By branch, the other branches from whose tables it answers. */
  readonly readsFrom: ReadonlyMap<string, readonly string[]>;
  /** Dotted names of calls whose answers are cached until their branch reports a change. */
  readonly cachedAnswers: ReadonlySet<string>;
  readonly list: readonly AnyFeature[];
}

/** Creates every feature. A branch of the contract without a feature does not compile. */
export function createFeatures(platform: PlatformPorts): Features {
  const parts = { importKinds: {}, operatorLists: {} };
  const ports = createFeaturePorts(platform, parts as DeclaredExtensions); // filled below, where a missing kind throws
  const features: FeaturesOfContract = FEATURE_FACTORIES;
  const entries = Object.entries(features).map(([name, make]): [string, AnyFeature] => [name, make(ports)]);
  const list = entries.map(([, feature]) => feature);
  for (const { importKinds, operatorLists } of list) {
    Object.assign(parts.importKinds, importKinds);
    Object.assign(parts.operatorLists, operatorLists);
  }
  const missing = IMPORT_KINDS.filter((kind) => !(kind in parts.importKinds));
  if (missing.length > 0) throw new Error(`no feature loads files of the kind ${missing.join()}`);
  const handlers = Object.fromEntries(entries.map(([name, feature]) => [name, feature.handlers]));
  return {
    // each was type-checked against its branch above
    handlers: handlers as unknown as Handlers<CompleteContract, CallContext>,
    budgets: collectByCall(entries, ({ budgets }) => budgets),
    delayedAnswers: collectByCall(entries, ({ delayedAnswers }) => delayedAnswers),
    notifyingBranches: new Set(
      entries.filter(([, { notifiesChanges }]) => notifiesChanges === true).map(([name]) => name),
    ),
    readsFrom: new Map(entries.map(([name, { readsFrom = [] }]) => [name, readsFrom])),
    cachedAnswers: new Set(
      entries.flatMap(([name, { notifiesChanges, cachedAnswers = [] }]) =>
        notifiesChanges === true ? cachedAnswers.map((call) => `${name}.${call}`) : [],
      ),
    ),
    resources: list.flatMap(({ resources = {} }) => Object.entries(resources)),
    list,
  };
}

/** Collects what features declare for single calls, by `<feature>.<call>`. */
function collectByCall<Value>(
  entries: readonly (readonly [string, AnyFeature])[],
  pick: (feature: AnyFeature) => Readonly<Record<string, Value>> | undefined,
): ReadonlyMap<string, Value> {
  return new Map(
    entries.flatMap(([name, feature]) =>
      Object.entries(pick(feature) ?? {}).map(([call, value]): [string, Value] => [`${name}.${call}`, value]),
    ),
  );
}
