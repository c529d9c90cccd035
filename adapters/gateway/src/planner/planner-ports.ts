import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { MeetingStatus } from '@fairhall/core/contract/meeting/limits';
import type { Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { TextsByLanguage } from '../texts.ts';

/** Where an exhibitor is to be found. */
export interface PlannedStand {
  readonly supplierId: string;
  readonly standNo: string;
  readonly hall: string;
  readonly hallName: string;
}

/** What plans need of others. */
export interface PlannerPorts {
  readonly texts: TextsByLanguage;
  /** Where the pages begin, without a slash at the end. */
  readonly pagesUrl: string;
  /** Where something is begun at an exhibitor's stand; refuses what cannot be begun there now, or not by the caller. */
  checkStandAction(
    context: CallContext,
    begun: { readonly exhibitionId: string; readonly supplierId: string; readonly action: 'addToPlanner' },
  ): Promise<Result<{ readonly exhibition: Exhibition }, Refusal>>;
  showStands(
    context: CallContext,
    exhibitionId: string,
    supplierIds: readonly string[],
  ): Promise<readonly PlannedStand[]>;
  /** The buyer's meetings there, also those that were called off or rejected; `starts` in epoch milliseconds. */
  listPlannedMeetings(
    context: CallContext,
    exhibitionId: string,
  ): Promise<
    readonly {
      readonly bookingId: string;
      readonly starts: number;
      readonly supplierName: string;
      readonly hall: string;
      readonly standNo: string;
      readonly status: MeetingStatus;
      /** How often it was changed, and when last, in epoch milliseconds. */
      readonly revision: number;
      readonly changed: number;
    }[]
  >;
  /** The samples that the buyer fetches there. */
  listSamples(
    context: CallContext,
    exhibitionId: string,
  ): Promise<
    readonly {
      readonly goodsName: string;
      readonly supplierName: string;
      readonly hall: string;
      readonly standNo: string;
    }[]
  >;
  /** The suppliers with an open enquiry of the buyer's, and when the latest to each was sent, in epoch milliseconds. */
  openEnquiries(context: CallContext): Promise<ReadonlyMap<string, number>>;
  /** The ids of what the buyer follows. */
  findFollowedIds(context: CallContext, type: 'goods' | 'supplier'): Promise<readonly string[]>;
  /** The ids of what the buyer has collected at an exhibition. */
  listCollectedIds(
    context: CallContext,
    exhibitionId: string,
    type: 'goodsSpu' | 'exhibitor',
  ): Promise<readonly string[]>;
  /** The buyer's registration for an exhibition, with the codes of its tags; none where she has not registered. */
  listRegistrations(
    context: CallContext,
    exhibitionId: string,
  ): Promise<readonly { readonly tags: readonly string[] }[]>;
  /** Exhibitors with any of these tags, each with those of them that it has. */
  findStandsByTags(
    context: CallContext,
    exhibitionId: string,
    tags: readonly string[],
  ): Promise<readonly { readonly supplierId: string; readonly tags: readonly string[] }[]>;
  /** What tags are called in the language of the call. */
  tagNames(context: CallContext, codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Exhibition[]>;
  /** The supplier of each product that is there. */
  listProductSuppliers(context: CallContext, productIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Names and pictures in the order in which the targets are given. */
  describeTargets(
    queries: Queries,
    lang: string,
    targets: readonly {
      readonly type: 'product' | 'supplier';
      readonly targetId: string;
      readonly supplierId: string;
    }[],
  ): Promise<readonly { readonly name: string; readonly image: string; readonly supplierName: string }[]>;
}
