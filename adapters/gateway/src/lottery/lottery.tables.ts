import type { StaffDrawStatus } from '@fairhall/core/contract/lottery/limits';
import type { ColumnType, Generated } from 'kysely';

type Texts = Record<string, string>;

/** What was left of a prize when somebody drew. */
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
    /** How many there are in all. */
    stock: number;
    drawn: Generated<number>;
  };
  readonly lottery_draw: {
    draw_id: string;
    exhibition_id: string;
    /** null once the registration is gone; so is the account that drew, which draws once at an exhibition. */
    registration_id: string | null;
    account_id: string | null;
    /** The account that told where the prize goes. */
    confirmed_by: Generated<string | null>;
    badge_no: string;
    /** null where nothing was won. */
    prize_id: string | null;
    /** As the prize was called when it was won. */
    prize_names: ColumnType<Texts, string | undefined, string>;
    sector: Generated<number>;
    /** By which the prize was found among what was left, or the sector among those without a prize. */
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
