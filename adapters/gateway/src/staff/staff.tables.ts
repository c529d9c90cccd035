import type { StaffRole } from '@fairhall/core/contract/staff/limits';

/** The organiser's staff. Times are epoch milliseconds. */
export interface StaffTables {
  readonly staff: {
    staff_id: string;
    name: string;
    role: StaffRole;
    token_hash: string;
    /**
     * The id of the action that added the member, by which a repeat is found; null for the operator of the first start.
     */
    task_id: string | null;
    created: number;
    /** When the token expires. */
    expires: number;
    added_by: string | null;
    revoked: number | null;
    revoked_by: string | null;
  };
}
