/** Stand requests. Times are epoch milliseconds. */
export interface StandTables {
  readonly stand_request: StandRequestTable;
}

export interface StandRequestTable {
  stand_request_id: string;
  exhibition_id: string;
  company: string;
  contact_name: string;
  email: string;
  /** With its dialling code, in dialling form: +90 5321234567. */
  mobile: string;
  country_id: string;
  /** Square metres. */
  area: number;
  /** The products to exhibit. */
  product: string;
  remark: string;
  lang: string;
  site_id: number;
  /** The id of the action that created the row; it detects a late repeat. REL-04 */
  task_id: string;
  created: number;
}
