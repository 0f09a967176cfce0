import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { label } from '../labels/label'
import { say } from '../labels/say'

const rule = label(
  'Giá là số nguyên từ 0 đồng trở lên',
  'A price is a whole number of đồng, 0 or more',
)

export const validatePrice: NumberFieldSingleValidation = (value, { req }) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? true : say(req, rule)

export const priceField = (): NumberField => ({
  name: 'price',
  type: 'number',
  label: label('Giá (đồng)', 'Price (đồng)'),
  required: true,
  min: 0,
  index: true,
  validate: validatePrice,
  admin: { step: 1000 },
})
