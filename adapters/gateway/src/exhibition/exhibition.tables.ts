import type { HallGeometry, StandPlace } from '@fairhall/core/contract/exhibition/hall-geometry';
import type { EntryType, PopupMode } from '@fairhall/core/contract/exhibition/limits';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import type { ExhibitionPhase } from '@fairhall/core/exhibition/phase';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { ColumnType, Generated } from 'kysely';

type Texts = Record<string, string>;

/** Tables of exhibitions. Days and times are local to the venue, texts are by language, pictures are ids. */
export interface ExhibitionTables {
  readonly exhibition: ExhibitionTable;
  readonly exhibition_hall: {
    exhibition_id: string;
    hall: string;
    names: Texts;
    geometry: ColumnType<HallGeometry | null, string | null | undefined, string | null>;
  };
  /** `category_id`: the category whose products a theme shows. */
  readonly exhibition_theme: {
    exhibition_id: string;
    theme_id: string;
    titles: Texts;
    category_id: string | null;
    place: number;
  };
  readonly exhibitor: {
    exhibition_id: string;
    supplier_id: string;
    stand_no: string;
    hall: string;
    spotlight: boolean;
    place: ColumnType<StandPlace | null, string | null | undefined, string | null>;
    /** The stand number in the form that searches compare, with and without its hall. */
    search_text: Generated<string>;
  };
}

interface ExhibitionTable {
  exhibition_id: string;
  website_id: number;
  country_id: string;
  industry: IndustryKey;
  names: Texts;
  name_local: string;
  intros: Texts;
  short_name: Generated<string>;
  icon: Generated<string>;
  banner: Generated<string>;
  tag_category_ids: Generated<string[]>;
  start_time: Generated<string>;
  end_time: Generated<string>;
  inshow_start: string;
  inshow_end: string;
  time_zone: string;
  map_url: Generated<string>;
  location: string;
  is_published: boolean;
  /** The phase that an operator set; null while the days decide. */
  phase: Generated<ExhibitionPhase | null>;
  popup_mode: Generated<PopupMode>;
  page_version: Generated<number | null>;
  ab_pre_register: Generated<boolean>;
  entry_types: Generated<EntryType[]>;
  max_tag: Generated<number>;
  /** Fields that exhibitors may see of visitors besides name and company. */
  shared_fields: Generated<SharedField[]>;
  /** Whether the exhibition is visible: it is published, and no phase that an operator set hides it. */
  is_shown: Generated<boolean>;
  /** How often the facts that calendars show changed, and the time of the last change, in epoch milliseconds. */
  revision: Generated<number>;
  changed: Generated<number>;
  /** How often the stands were reassigned. */
  stands_revision: Generated<number>;
}
