import * as migration_20261121_080504_initial from './20261121_080504_initial';
import * as migration_20261121_112911_clients_scope from './20261121_112911_clients_scope';
import * as migration_20261121_121011_requests_order from './20261121_121011_requests_order';
import * as migration_20261121_173024_sections from './20261121_173024_sections';
import * as migration_20261121_214013_share_picture from './20261121_214013_share_picture';
import * as migration_20261122_110000_requests_search from './20261122_110000_requests_search';
import * as migration_20261122_112000_start_values from './20261122_112000_start_values';
import * as migration_20261122_120000_requests_work from './20261122_120000_requests_work';
import * as migration_20261122_204328_delivery_rules from './20261122_204328_delivery_rules';
import * as migration_20261123_020000_trail from './20261123_020000_trail';
import * as migration_20261124_093300_recruitment from './20261124_093300_recruitment';
import * as migration_20261124_101000_working_hours from './20261124_101000_working_hours';
import * as migration_20261124_154935_avif_sizes from './20261124_154935_avif_sizes';
import * as migration_20261128_202116_search from './20261128_202116_search';
import * as migration_20261128_234308_product_facts from './20261128_234308_product_facts';
import * as migration_20261129_110532_redirects_and_trash from './20261129_110532_redirects_and_trash';
import * as migration_20261129_113000_fronts from './20261129_113000_fronts';
import * as migration_20261129_113051_list_search from './20261129_113051_list_search';
import * as migration_20261129_113658_publications from './20261129_113658_publications';
import * as migration_20261129_122535_missing_pages from './20261129_122535_missing_pages';
import * as migration_20261129_123000_trail_subjects from './20261129_123000_trail_subjects';
import * as migration_20261129_123439_plans from './20261129_123439_plans';
import * as migration_20261129_144240_kept_versions from './20261129_144240_kept_versions';
import * as migration_20261129_145804_editor_roles from './20261129_145804_editor_roles';
import * as migration_20261129_150243_editable_texts from './20261129_150243_editable_texts';
import * as migration_20261129_150300_start_texts from './20261129_150300_start_texts';
import * as migration_20261129_174802_contributor_keys from './20261129_174802_contributor_keys';
import * as migration_20261129_180000_second_factors from './20261129_180000_second_factors';
import * as migration_20261129_205413_films from './20261129_205413_films';
import * as migration_20261129_205705_global_drafts from './20261129_205705_global_drafts';
import * as migration_20261129_212234_folders from './20261129_212234_folders';
import * as migration_20261129_213000_sign_in_attempts from './20261129_213000_sign_in_attempts';
import * as migration_20261130_003131_empty_states from './20261130_003131_empty_states';
import * as migration_20261130_003319_staff_link from './20261130_003319_staff_link';
import * as migration_20261130_004051_folder_search from './20261130_004051_folder_search';

export const migrations = [
  {
    up: migration_20261121_080504_initial.up,
    down: migration_20261121_080504_initial.down,
    name: '20261121_080504_initial',
  },
  {
    up: migration_20261121_112911_clients_scope.up,
    down: migration_20261121_112911_clients_scope.down,
    name: '20261121_112911_clients_scope',
  },
  {
    up: migration_20261121_121011_requests_order.up,
    down: migration_20261121_121011_requests_order.down,
    name: '20261121_121011_requests_order',
  },
  {
    up: migration_20261121_173024_sections.up,
    down: migration_20261121_173024_sections.down,
    name: '20261121_173024_sections',
  },
  {
    up: migration_20261121_214013_share_picture.up,
    down: migration_20261121_214013_share_picture.down,
    name: '20261121_214013_share_picture',
  },
  {
    up: migration_20261122_110000_requests_search.up,
    down: migration_20261122_110000_requests_search.down,
    name: '20261122_110000_requests_search',
  },
  {
    up: migration_20261122_112000_start_values.up,
    down: migration_20261122_112000_start_values.down,
    name: '20261122_112000_start_values',
  },
  {
    up: migration_20261122_120000_requests_work.up,
    down: migration_20261122_120000_requests_work.down,
    name: '20261122_120000_requests_work',
  },
  {
    up: migration_20261122_204328_delivery_rules.up,
    down: migration_20261122_204328_delivery_rules.down,
    name: '20261122_204328_delivery_rules',
  },
  {
    up: migration_20261123_020000_trail.up,
    down: migration_20261123_020000_trail.down,
    name: '20261123_020000_trail',
  },
  {
    up: migration_20261124_093300_recruitment.up,
    down: migration_20261124_093300_recruitment.down,
    name: '20261124_093300_recruitment',
  },
  {
    up: migration_20261124_101000_working_hours.up,
    down: migration_20261124_101000_working_hours.down,
    name: '20261124_101000_working_hours',
  },
  {
    up: migration_20261124_154935_avif_sizes.up,
    down: migration_20261124_154935_avif_sizes.down,
    name: '20261124_154935_avif_sizes',
  },
  {
    up: migration_20261128_202116_search.up,
    down: migration_20261128_202116_search.down,
    name: '20261128_202116_search',
  },
  {
    up: migration_20261128_234308_product_facts.up,
    down: migration_20261128_234308_product_facts.down,
    name: '20261128_234308_product_facts',
  },
  {
    up: migration_20261129_110532_redirects_and_trash.up,
    down: migration_20261129_110532_redirects_and_trash.down,
    name: '20261129_110532_redirects_and_trash',
  },
  {
    up: migration_20261129_113000_fronts.up,
    down: migration_20261129_113000_fronts.down,
    name: '20261129_113000_fronts',
  },
  {
    up: migration_20261129_113051_list_search.up,
    down: migration_20261129_113051_list_search.down,
    name: '20261129_113051_list_search',
  },
  {
    up: migration_20261129_113658_publications.up,
    down: migration_20261129_113658_publications.down,
    name: '20261129_113658_publications',
  },
  {
    up: migration_20261129_122535_missing_pages.up,
    down: migration_20261129_122535_missing_pages.down,
    name: '20261129_122535_missing_pages',
  },
  {
    up: migration_20261129_123000_trail_subjects.up,
    down: migration_20261129_123000_trail_subjects.down,
    name: '20261129_123000_trail_subjects',
  },
  {
    up: migration_20261129_123439_plans.up,
    down: migration_20261129_123439_plans.down,
    name: '20261129_123439_plans',
  },
  {
    up: migration_20261129_144240_kept_versions.up,
    down: migration_20261129_144240_kept_versions.down,
    name: '20261129_144240_kept_versions',
  },
  {
    up: migration_20261129_145804_editor_roles.up,
    down: migration_20261129_145804_editor_roles.down,
    name: '20261129_145804_editor_roles',
  },
  {
    up: migration_20261129_150243_editable_texts.up,
    down: migration_20261129_150243_editable_texts.down,
    name: '20261129_150243_editable_texts',
  },
  {
    up: migration_20261129_150300_start_texts.up,
    down: migration_20261129_150300_start_texts.down,
    name: '20261129_150300_start_texts',
  },
  {
    up: migration_20261129_174802_contributor_keys.up,
    down: migration_20261129_174802_contributor_keys.down,
    name: '20261129_174802_contributor_keys',
  },
  {
    up: migration_20261129_180000_second_factors.up,
    down: migration_20261129_180000_second_factors.down,
    name: '20261129_180000_second_factors',
  },
  {
    up: migration_20261129_205413_films.up,
    down: migration_20261129_205413_films.down,
    name: '20261129_205413_films',
  },
  {
    up: migration_20261129_205705_global_drafts.up,
    down: migration_20261129_205705_global_drafts.down,
    name: '20261129_205705_global_drafts',
  },
  {
    up: migration_20261129_212234_folders.up,
    down: migration_20261129_212234_folders.down,
    name: '20261129_212234_folders',
  },
  {
    up: migration_20261129_213000_sign_in_attempts.up,
    down: migration_20261129_213000_sign_in_attempts.down,
    name: '20261129_213000_sign_in_attempts',
  },
  {
    up: migration_20261130_003131_empty_states.up,
    down: migration_20261130_003131_empty_states.down,
    name: '20261130_003131_empty_states',
  },
  {
    up: migration_20261130_003319_staff_link.up,
    down: migration_20261130_003319_staff_link.down,
    name: '20261130_003319_staff_link',
  },
  {
    up: migration_20261130_004051_folder_search.up,
    down: migration_20261130_004051_folder_search.down,
    name: '20261130_004051_folder_search'
  },
];
