/** Settings of sites. Times are epoch milliseconds. */
export interface ConfigurationTables {
  readonly site_setting: { site_id: number; name: string; value: string; changed: number; changed_by: string };
}
