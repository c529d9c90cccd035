import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { MeetingStatus } from '@fairhall/core/contract/meeting/limits';
import type { Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { TextsByLanguage } from '../texts.ts';

/** The location of an exhibitor. */
export interface PlannedStand {
  readonly supplierId: string;
  readonly standNo: string;
  readonly hall: string;
  readonly hallName: string;
}

/** The functions of other features that plans need. */
export interface PlannerPorts {
  readonly texts: TextsByLanguage;
  /** The host in the ids of entries, which must not change with the hosts of sites. */
  readonly calendarHost: string;
  /**
   * Finds the exhibition and stand of an action; returns an error if the action is not possible there now, or not for
   * the caller.
   */
  checkStandAction(
    context: CallContext,
    begun: { readonly exhibitionId: string; readonly supplierId: string; readonly action: 'addToPlanner' },
  ): Promise<Result<{ readonly exhibition: Exhibition }, Refusal>>;
  showStands(
    context: CallContext,
    exhibitionId: string,
    supplierIds: readonly string[],
  ): Promise<readonly PlannedStand[]>;
  /** The buyer's meetings there, including cancelled and rejected ones; `starts` in epoch milliseconds. */
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
      /** The number of changes, and the time of the last one in epoch milliseconds. */
      readonly revision: number;
      readonly changed: number;
    }[]
  >;
  /** The samples that the buyer has booked there. */
  listSamples(
    context: CallContext,
    exhibitionId: string,
  ): Promise<
    readonly {
      readonly goodsName: string;
      readonly supplierName: string;
      readonly hall: string;
      readonly standNo: string;
      readonly isCollected: boolean;
    }[]
  >;
  /** The suppliers to which the buyer has open enquiries, each with the time of the latest in epoch milliseconds. */
  openEnquiries(context: CallContext): Promise<ReadonlyMap<string, number>>;
  /** The ids of the products or suppliers that the buyer follows. */
  findFollowedIds(context: CallContext, type: 'goods' | 'supplier'): Promise<readonly string[]>;
  /** The ids of the products that the buyer has collected at an exhibition. */
  listCollectedIds(
    context: CallContext,
    exhibitionId: string,
    type: 'goodsSpu' | 'exhibitor',
  ): Promise<readonly string[]>;
  /** The buyer's registrations for an exhibition, with the codes of their tags; empty if not registered. */
  listRegistrations(
    context: CallContext,
    exhibitionId: string,
  ): Promise<readonly { readonly tags: readonly string[] }[]>;
  /** Exhibitors with any of these tags, each with its matching tags. */
  findStandsByTags(
    context: CallContext,
    exhibitionId: string,
    tags: readonly string[],
  ): Promise<readonly { readonly supplierId: string; readonly tags: readonly string[] }[]>;
  /** The names of tags in the language of the call. */
  tagNames(context: CallContext, codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Exhibition[]>;
  /** The supplier of each product that exists. */
  listProductSuppliers(context: CallContext, productIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Names and pictures, in the order of the targets. */
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
