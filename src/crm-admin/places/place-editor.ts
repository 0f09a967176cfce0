import type { EditorSpec } from '../editor/editor-field.ts'
import { nameField, orderField, stateField } from '../editor/shared-fields.ts'
import { placeKinds } from './place-list.ts'

/** A branch: where the brand's products are sold. */
export const placeEditor: EditorSpec = {
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
        { kind: 'line', name: 'phone', label: 'field.phone', longest: 60 },
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
