import type { EditorSpec } from '../editor/editor-field.ts'
import { nameField, orderField, slugField, stateField } from '../editor/shared-fields.ts'

/** Every field of a product (SPEC §3). */
export const productEditor: EditorSpec = {
  resource: 'products',
  groups: [
    {
      label: 'group.main',
      fields: [
        nameField,
        slugField,
        { kind: 'whole', name: 'price', label: 'field.price', required: true, least: 0 },
        stateField,
        orderField,
        {
          kind: 'whole',
          name: 'sold_start',
          label: 'field.sold_start',
          hint: 'hint.sold_start',
          required: true,
          least: 0,
          initial: '0',
        },
        {
          kind: 'whole',
          name: 'stock_start',
          label: 'field.stock_start',
          hint: 'hint.stock_start',
          onlyNew: true,
          required: true,
          least: 0,
          initial: '0',
        },
        { kind: 'line', name: 'title', label: 'field.title', both: true },
        { kind: 'line', name: 'volume', label: 'field.volume', both: true },
        { kind: 'paragraph', name: 'description', label: 'field.description', both: true },
      ],
    },
    {
      label: 'group.texts',
      fields: [
        { kind: 'rich', name: 'content', label: 'field.content', both: true },
        { kind: 'rich', name: 'ingredients', label: 'field.ingredients', both: true },
        { kind: 'rich', name: 'guide', label: 'field.guide', both: true },
      ],
    },
    {
      label: 'group.pictures',
      fields: [
        { kind: 'picture', name: 'thub', label: 'field.thub' },
        { kind: 'picture', name: 'thub_header', label: 'field.thub_header' },
        // The spelling of the next two names is the specification's.
        { kind: 'picture', name: 'detail_backgroud', label: 'field.detail_backgroud' },
        {
          kind: 'picture',
          name: 'detail_backgroud_mobile',
          label: 'field.detail_backgroud_mobile',
        },
        { kind: 'picture', name: 'ingre_img', label: 'field.ingre_img' },
        { kind: 'picture', name: 'guide_img', label: 'field.guide_img' },
        { kind: 'pictures', name: 'media', label: 'field.media' },
      ],
    },
    {
      label: 'group.relations',
      fields: [
        { kind: 'records', name: 'categories', label: 'field.categories', of: 'categories' },
        {
          kind: 'records',
          name: 'subcategories',
          label: 'field.subcategories',
          of: 'subcategories',
        },
        { kind: 'records', name: 'related', label: 'field.related', of: 'products' },
        { kind: 'records', name: 'tips', label: 'field.tips', of: 'tips' },
      ],
    },
  ],
  shopPath: ({ slug }) => `/san-pham/${String(slug)}`,
}
