import { linkAddress } from '@nas/domain/rich-text/link-address'
import type { LinkFeatureServerProps } from '@payloadcms/richtext-lexical'
import type { FieldAffectingData, TextField, TextFieldSingleValidation } from 'payload'
import { label, messageFor } from '../labels'

const rule = label(
  'Liên kết dẫn đến một trang web, email, số điện thoại hoặc một đường dẫn bắt đầu bằng /',
  'A link leads to a web page, an e-mail address, a phone number or a path that begins with /',
)

const validate: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && linkAddress(value) !== null) || messageFor(req, rule)

/**
 * Payload's own fields of a link, with the shop's rule for addresses: what it may not lead to is
 * refused, and a path with Vietnamese letters is kept.
 */
export const linkFields: LinkFeatureServerProps['fields'] = ({ defaultFields }) =>
  defaultFields.map((field): FieldAffectingData => {
    if (field.type !== 'text' || field.name !== 'url') return field
    const url: TextField = {
      name: 'url',
      type: 'text',
      label: field.label,
      required: true,
      validate,
    }
    return url
  })
