import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { type Label, label } from '../labels'
import { type Format, formatOf } from './formats'
import type { Kind } from './kinds'

export type Locale = 'vi' | 'en'

export interface Column {
  /** Unique in its kind: `name.en`, `price`. */
  name: string
  field: string
  /** Language of the save; fields without a language are saved with Vietnamese. */
  locale: Locale
  localized: boolean
  heading: Label
  format: Format
}

const keyHeading = label('Mã số', 'Id')

const labelOf = (field: FlattenedField): Label => Object(field).label

function columnsOfField(field: FlattenedField): Column[] {
  const common = { field: field.name, format: formatOf(field) }
  const { vi, en } = labelOf(field)
  if (!Object(field).localized) {
    const column = { name: field.name, locale: 'vi', localized: false } as const
    return [{ ...common, ...column, heading: { vi, en } }]
  }
  return (['vi', 'en'] as const).map((locale) => ({
    ...common,
    name: `${field.name}.${locale}`,
    locale,
    localized: true,
    heading: label(`${vi} (${locale})`, `${en} (${locale})`),
  }))
}

export interface Table {
  kind: Kind
  /** Heading of the column that finds the document. */
  key: Label
  columns: Column[]
}

export function tableOf(kind: Kind, { flattenedFields }: SanitizedCollectionConfig): Table {
  const named = (name: string) => {
    const field = flattenedFields.find((one) => one.name === name)
    if (field === undefined) throw new Error(`${kind.collection} has no field ${name}`)
    return field
  }
  return {
    kind,
    key: kind.key === 'id' ? keyHeading : labelOf(named(kind.key)),
    columns: kind.fields.flatMap((name) => columnsOfField(named(name))),
  }
}

/** @param document in all languages */
export function valueIn(document: object, { field, locale, localized }: Column): unknown {
  const value = Object(document)[field]
  return localized ? Object(value)[locale] : value
}
