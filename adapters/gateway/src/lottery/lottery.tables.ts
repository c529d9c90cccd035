import type { StaffDrawStatus } from '@fairhall/core/contract/lottery/limits';
import type { ColumnType, Generated } from 'kysely';

type Texts = Record<string, string>;

/** The items left of a prize at the time of a draw. */
export interface Remaining {
  readonly prizeId: string;
  readonly left: number;
}

/** The tables of lotteries. Sectors are counted from 0, names are by language, times are epoch milliseconds. */
export interface LotteryTables {
  readonly lottery_prize: {
    exhibition_id: string;
    prize_id: string;
    sector: number;
    names: Texts;
    /** The total number of items. */
    stock: number;
    drawn: Generated<number>;
  };
  readonly lottery_draw: {
    draw_id: string;
    exhibition_id: string;
    /**
     * Null once the registration is deleted; `account_id` is null once the account is. An account draws once at an
     * exhibition.
     */
    registration_id: string | null;
    account_id: string | null;
    /** The account that entered the delivery details. */
    confirmed_by: Generated<string | null>;
    badge_no: string;
    /** Null if nothing was won. */
    prize_id: string | null;
    /** The name of the prize when it was won. */
    prize_names: ColumnType<Texts, string | undefined, string>;
    sector: Generated<number>;
    /**
     * The random number that selected the prize among the remaining items, or the sector among those without a prize.
     */
    random: Generated<number>;
    remaining: ColumnType<Remaining[], string | undefined, string>;
    status: Generated<StaffDrawStatus>;
    contact_name: Generated<string>;
    mobile: Generated<string>;
    address: Generated<string>;
    drawn_at: number;
    confirmed_at: number | null;
  };
}
