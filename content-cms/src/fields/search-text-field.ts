import { normaliseText } from '@nas/domain/text'
import type { FieldHook, TextareaField } from 'payload'
import { nobody } from '../access/nobody'
import { label } from '../labels/label'

function words(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(words) : []
}

/** The text of the other languages comes from what is stored, this one's from what is being saved. */
function gather(sources: string[]): FieldHook {
  return ({ req, siblingData, siblingDocWithLocales }) => {
    const parts = sources.flatMap((source) => {
      const stored: unknown = siblingDocWithLocales?.[source]
      const others =
        stored && typeof stored === 'object'
          ? Object.entries(stored).filter(([locale]) => locale !== req.locale)
          : []
      return [...words(siblingData[source]), ...others.flatMap(([, value]) => words(value))]
    })
    return normaliseText(parts.join(' '))
  }
}

/** What people search by: both languages without accents, under a trigram index. */
export const searchTextField = (sources: string[]): TextareaField => ({
  name: 'searchText',
  type: 'textarea',
  label: label('Văn bản tìm kiếm', 'Search text'),
  access: { create: nobody, update: nobody },
  hooks: { beforeChange: [gather(sources)] },
  admin: { hidden: true, readOnly: true },
})
