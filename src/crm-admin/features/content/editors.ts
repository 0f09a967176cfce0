import { clubTypes, placeKinds } from './content-lists.ts'
import { type EditorSpec, nameField, orderField, slugField, stateField } from './editor-spec.ts'

const productEditor: EditorSpec = {
  resource: 'products',
  groups: [
    {
      label: 'group.main',
      fields: [
        nameField,
        slugField,
        { kind: 'money', name: 'price', label: 'field.price', required: true, least: 0 },
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
        { kind: 'line', name: 'badge', label: 'field.badge', both: true, longest: 20 },
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
        { kind: 'picture', name: 'thub', label: 'field.thub', ratio: '4 / 5' },
        { kind: 'picture', name: 'thub_header', label: 'field.thub_header', ratio: '4 / 5' },
        // These two names are spelled as in the specification.
        {
          kind: 'picture',
          name: 'detail_backgroud',
          label: 'field.detail_backgroud',
          ratio: '25 / 9',
        },
        {
          kind: 'picture',
          name: 'detail_backgroud_mobile',
          label: 'field.detail_backgroud_mobile',
          ratio: '10 / 7',
        },
        { kind: 'picture', name: 'ingre_img', label: 'field.ingre_img', ratio: '4 / 5' },
        { kind: 'picture', name: 'guide_img', label: 'field.guide_img' },
        { kind: 'pictures', name: 'media', label: 'field.media', ratio: '1 / 1' },
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

const clubEditor: EditorSpec = {
  resource: 'clubs',
  groups: [
    {
      label: 'group.main',
      fields: [
        nameField,
        slugField,
        {
          kind: 'choice',
          name: 'type',
          label: 'field.topic',
          options: clubTypes.map((value) => ({ value, label: `topic.${value}` as const })),
          initial: 'skincare',
        },
        stateField,
        orderField,
        { kind: 'moment', name: 'published_at', label: 'field.published_at' },
        { kind: 'paragraph', name: 'description', label: 'field.summary', both: true },
        { kind: 'picture', name: 'thub', label: 'field.cover', ratio: '3 / 2' },
      ],
    },
    {
      label: 'group.texts',
      fields: [{ kind: 'rich', name: 'content', label: 'field.content', both: true }],
    },
  ],
  shopPath: ({ slug }) => `/club/${String(slug)}`,
}

const placeEditor: EditorSpec = {
  resource: 'places',
  groups: [
    {
      label: 'group.main',
      fields: [
        nameField,
        {
          kind: 'choice',
          name: 'kind',
          label: 'field.kind',
          options: placeKinds.map((value) => ({ value, label: `kind.${value}` as const })),
          initial: 'showroom',
        },
        stateField,
        orderField,
        { kind: 'phone', name: 'phone', label: 'field.phone' },
        { kind: 'line', name: 'hours', label: 'field.hours', both: true },
      ],
    },
    {
      label: 'group.place',
      fields: [
        { kind: 'line', name: 'address', label: 'field.address', both: true },
        { kind: 'line', name: 'province', label: 'field.province' },
        { kind: 'line', name: 'district', label: 'field.district' },
        { kind: 'decimal', name: 'latitude', label: 'field.latitude', least: -90, most: 90 },
        { kind: 'decimal', name: 'longitude', label: 'field.longitude', least: -180, most: 180 },
        { kind: 'link', name: 'map_url', label: 'field.map_url', hint: 'hint.link' },
      ],
    },
  ],
  shopPath: () => '/thong-tin-mua-sam',
}

export const editors = {
  products: productEditor,
  clubs: clubEditor,
  places: placeEditor,
} as const satisfies Record<EditorSpec['resource'], EditorSpec>
