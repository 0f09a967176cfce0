import type { NumberField, NumberFieldSingleValidation } from 'payload'
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
  admin: { description },
})
