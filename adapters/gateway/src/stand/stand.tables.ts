/** Requests for a stand. Times are epoch milliseconds. */
export interface StandTables {
  readonly stand_request: StandRequestTable;
}

export interface StandRequestTable {
  stand_request_id: string;
  exhibition_id: string;
  company: string;
  contact_name: string;
  email: string;
  /** With its dialling code, as it is called: +90 5321234567. */
  mobile: string;
  country_id: string;
  /** Square metres. */
  area: number;
  /** What is to be shown. */
  product: string;
  remark: string;
  lang: string;
  site_id: number;
  /** The action that it came by, so that a late repeat is known. REL-04 */
  task_id: string;
  created: number;
}
