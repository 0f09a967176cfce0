import { formatMoment } from '@nas/domain/dates'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { ClientField } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'

interface Texts {
  nameOf: (collection: string, id: unknown) => Promise<string>
  labelOf: (label: unknown) => string
}

export type NamedField = ClientField & { name: string }

/** Fields of the form that hold values, also those in tabs and rows. */
export const namedFields = (fields: ClientField[]): NamedField[] =>
  (flattenTopLevelFields(fields) as ClientField[]).filter(
    (field): field is NamedField => 'name' in field && field.admin?.hidden !== true,
  )

/** The value of a field as text, for comparison by eye. */
export async function valueText(field: ClientField, value: unknown, texts: Texts): Promise<string> {
  if (value === null || value === undefined || value === '') return ''
  switch (field.type) {
    case 'richText':
      return convertLexicalToPlaintext({ data: value as never })
    case 'number':
      return Number(value).toLocaleString('vi')
    case 'date':
      return formatMoment(new Date(String(value)))
    case 'checkbox':
      return value === true ? '✓' : ''
    case 'select': {
      const options = field.options.filter((option) => typeof option === 'object')
      const chosen = options.find((option) => option.value === value)
      return chosen ? texts.labelOf(chosen.label) : String(value)
    }
    case 'relationship':
    case 'upload': {
      const names = [value].flat().map((id) => texts.nameOf(String(field.relationTo), id))
      return (await Promise.all(names)).join(', ')
    }
    case 'array':
    case 'group': {
      const named = namedFields(field.fields)
      const rows = [value].flat().map(async (row) => {
        const parts = named.map((one) => valueText(one, Object(row)[one.name], texts))
        return (await Promise.all(parts)).filter(Boolean).join(' · ')
      })
      return (await Promise.all(rows)).join('\n')
    }
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}
