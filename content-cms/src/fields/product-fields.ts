import { normaliseText } from '@nas/domain/text'
import type { FieldHook, NumberField, NumberFieldSingleValidation, TextareaField } from 'payload'
import { noCaller } from '../access/rules'
import { type Label, label, messageFor } from '../labels'

const priceRule = label(
  'Giá là số nguyên từ 0 đồng trở lên',
  'A price is a whole number of đồng, 0 or more',
)

export const isPrice = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

export const validatePrice: NumberFieldSingleValidation = (value, { req }) =>
  isPrice(value) ? true : messageFor(req, priceRule)

export const priceField = (): NumberField => ({
  name: 'price',
  type: 'number',
  label: label('Giá (đồng)', 'Price (đồng)'),
  required: true,
  min: 0,
  index: true,
  validate: validatePrice,
  admin: {
    components: {
      Field: '/fields/price-input#PriceInput',
      Cell: '/fields/price-input#PriceCell',
    },
  },
})

const startRule = label('Số nguyên từ 0 trở lên', 'A whole number, 0 or more')

const validateStart: NumberFieldSingleValidation = (value, { req }) =>
  value === null || value === undefined || (Number.isInteger(value) && value >= 0)
    ? true
    : messageFor(req, startRule)

/** A number whose initial value is set here; another application maintains it later. */
export const startField = (
  name: string,
  title: Label,
  description: Label,
  { index = false } = {},
): NumberField => ({
  name,
  type: 'number',
  label: title,
  defaultValue: 0,
  min: 0,
  index,
  validate: validateStart,
  admin: { position: 'sidebar', description },
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Texts in all languages: this one from the save, the others from the stored document. */
function gather(sources: string[]): FieldHook {
  return ({ req, siblingData, siblingDocWithLocales }) => {
    const parts = sources.flatMap((source) => {
      const stored: unknown = siblingDocWithLocales?.[source]
      const others =
        stored && typeof stored === 'object'
          ? Object.entries(stored).filter(([locale]) => locale !== req.locale)
          : []
      return [...textsIn(siblingData[source]), ...others.flatMap(([, value]) => textsIn(value))]
    })
    return normaliseText(parts.join(' '))
  }
}

/** The text for search: both languages without accents, with a trigram index. */
export const searchTextField = (sources: string[]): TextareaField => ({
  name: 'searchText',
  type: 'textarea',
  label: label('Văn bản tìm kiếm', 'Search text'),
  access: { create: noCaller, update: noCaller },
  hooks: { beforeChange: [gather(sources)] },
  admin: { hidden: true, readOnly: true },
})
