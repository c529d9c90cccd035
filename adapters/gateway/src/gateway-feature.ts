import type { Contract } from '@fairhall/core/contract/call';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { CompleteContract } from '@fairhall/core/contract/trees/complete-contract';
import type { CallContext } from './call-context.ts';
import type { Queries } from './db/database.ts';
import type { Resource } from './gateway-services.ts';
import type { Kinds } from './import-kind.ts';
import type { Budget } from './limits/budgets.ts';
import type { DelayedAnswers } from './limits/minimum-response-time.ts';
import type { OperatorListHooks } from './operator-rows.ts';

/**
 * The contribution of one feature to the gateway. `Branch` is its branch of the contract. `features.ts` lists all
 * features, and only that file imports a feature.
 */
export interface GatewayFeature<Branch extends Contract> extends CleanUps {
  /** One function for each call of the branch; a missing one does not compile. */
  readonly handlers: Handlers<Branch, CallContext>;
  /** Rate limits of calls, where they differ from the limits of every submit. D-65 */
  readonly budgets?: { readonly [Call in keyof Branch]?: readonly Budget[] };
  /**
   * Calls whose response time would reveal something, and which of their answers are delayed to the same time. THR-12
   */
  readonly delayedAnswers?: { readonly [Call in keyof Branch]?: DelayedAnswers };
  /**
   * True if triggers on the feature's tables report changes of its read calls' answers (migration 0005). Pages made of
   * such answers are cached, other pages are not.
   */
  readonly notifiesChanges?: true;
  /**
   * Other branches from whose tables the feature's read calls answer; changes of those count as changes of this branch
   * too.
   */
  readonly readsFrom?: readonly (keyof CompleteContract)[];
  /**
   * Read calls that many pages make alike. Each answer depends only on the input, the language and those tables, so it
   * is cached until a change is reported. Only with `notifiesChanges`.
   */
  readonly cachedAnswers?: readonly (keyof Branch & string)[];
  /** Kinds of the feature's data that organisers import from files. */
  readonly importKinds?: Partial<Kinds>;
  /** Hooks for operators' lists that fill the feature's pages, by list name. */
  readonly operatorLists?: Partial<Readonly<Record<OperatorListName, OperatorListHooks>>>;
  /** Addresses below the gateway's root besides the calls, by path prefix, such as `file/`. */
  readonly resources?: Readonly<Record<string, Resource>>;
}

/** Hourly clean-up and recomputation of a feature. `now` is epoch milliseconds. */
export interface CleanUps {
  /** Deletes expired rows, in one transaction with those of all features. */
  readonly cleanUpRows?: (queries: Queries, now: number) => Promise<void>;
  /**
   * Deletes files that nothing refers to. Called after that transaction, because slow file operations would hold it
   * open.
   */
  readonly cleanUpFiles?: (now: number) => Promise<void>;
  /** Updates data that changes with time alone, in transactions of its own. Called last. */
  readonly refresh?: (now: number) => Promise<void>;
  /** Whether `refresh` is also called soon after the start, because nothing was updated while no process ran. */
  readonly refreshesAtStart?: true;
}
