import type { StaffRole } from '@fairhall/core/contract/staff/limits';

/** The table of the organiser's staff. Times are epoch milliseconds. */
export interface StaffTables {
  readonly staff: {
    staff_id: string;
    name: string;
    role: StaffRole;
    token_hash: string;
    /** The action that made it, by which a repeat finds it; null for the one of the first start. */
    task_id: string | null;
    created: number;
    /** When the token ends by itself. */
    expires: number;
    added_by: string | null;
    revoked: number | null;
    revoked_by: string | null;
  };
}
