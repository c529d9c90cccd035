import type { Contract } from '@fairhall/core/contract/call';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { CompleteContract } from '@fairhall/core/contract/trees/complete-contract';
import type { CallContext } from './call-context.ts';
import type { Queries } from './db/database.ts';
import type { Resource } from './gateway-parts.ts';
import type { Kinds } from './import-kind.ts';
import type { Budget } from './limits/budgets.ts';
import type { DelayedAnswers } from './limits/minimum-response-time.ts';
import type { OperatorListHooks } from './operator-rows.ts';

/**
 * What one feature adds to the gateway. `Branch` is its branch of the contract. The list
 * of all features is `features.ts`, and nothing but that list imports a feature.
 */
export interface GatewayFeature<Branch extends Contract> extends CleanUps {
  /** One function for each call of the branch; a missing one does not compile. */
  readonly handlers: Handlers<Branch, CallContext>;
  /** How often a call may be asked, where it differs from what every submit is allowed. D-65 */
  readonly budgets?: { readonly [Call in keyof Branch]?: readonly Budget[] };
  /** Calls whose time to answer would tell something, and which of their answers are slowed to the same time. THR-12 */
  readonly delayedAnswers?: { readonly [Call in keyof Branch]?: DelayedAnswers };
  /**
   * Whether triggers on its tables tell that its reading calls now answer something else (migration 0005). Pages made of
   * such answers are kept, pages made of others are not.
   */
  readonly notifiesChanges?: true;
  /** Branches whose tables its reading calls answer from besides its own, so that what those tell is told of it as well. */
  readonly readsFrom?: readonly (keyof CompleteContract)[];
  /**
   * Reading calls that many pages ask alike. What each answers depends on its input, the language and those tables alone, so
   * that it is kept until a change is told. Only where `tellsChanges`.
   */
  readonly cachedAnswers?: readonly (keyof Branch & string)[];
  /** Kinds of things of its that organisers load from files. */
  readonly importKinds?: Partial<Kinds>;
  /** What operators' lists that fill its pages need of it, by the name of the list. */
  readonly operatorLists?: Partial<Readonly<Record<OperatorListName, OperatorListHooks>>>;
  /** What is served below the gateway's root beside the calls, by the beginning of its path, such as `file/`. */
  readonly resources?: Readonly<Record<string, Resource>>;
}

/** What a feature deletes and reckons anew, once an hour. `now` is epoch milliseconds. */
export interface CleanUps {
  /** Deletes rows that have ended, in one transaction with those of all features. */
  readonly cleanUpRows?: (queries: Queries, now: number) => Promise<void>;
  /** Deletes files that nothing holds. Called after that transaction, which slow files would hold open. */
  readonly cleanUpFiles?: (now: number) => Promise<void>;
  /** Brings up to date what changes by time alone, in transactions of its own. Called last. */
  readonly refresh?: (now: number) => Promise<void>;
  /** Whether `keepUp` is called soon after the start too, since nothing was brought up to date while no process ran. */
  readonly refreshesAtStart?: true;
}
