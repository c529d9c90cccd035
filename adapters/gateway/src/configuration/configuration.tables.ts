import type { LanguageCode } from '@fairhall/core/site/languages';

/** Sites and their settings. Times are epoch milliseconds. */
export interface ConfigurationTables {
  readonly site_setting: { site_id: number; name: string; value: string; changed: number; changed_by: string };
  /** A site that an organiser has added; `name` is the one in addresses. */
  readonly added_site: {
    site_id: number;
    name: string;
    abbr: string;
    lang: LanguageCode;
    country_id: string;
    created: number;
    created_by: string;
  };
}
