import type { ArrayField } from 'payload'
import { sitePathField } from '../fields/address-fields'
import { localParagraph, localText } from '../fields/plain-fields'
import { type Label, label } from '../labels'
import { siteGlobal } from './globals'

const linksField = (name: string, text: Label): ArrayField => ({
  name,
  type: 'array',
  maxRows: 12,
  label: text,
  labels: { singular: label('Liên kết', 'Link'), plural: label('Liên kết', 'Links') },
  fields: [
    {
      type: 'row',
      fields: [
        { ...localText('label', label('Chữ', 'Text')), required: true, maxLength: 60 },
        { ...sitePathField('path', label('Dẫn đến', 'Leads to')), required: true },
      ],
    },
  ],
})

/** Links and texts of header and footer; rows are moved by drag. */
export const menuinfo = siteGlobal(
  'menuinfo',
  label('Đầu trang và chân trang', 'Header and footer'),
  [
    {
      ...localParagraph('about', label('Lời giới thiệu ở chân trang', 'Footer text')),
      maxLength: 300,
    },
    linksField('contact', label('Menu Liên hệ ở đầu trang', 'Contact menu in the header')),
    {
      name: 'footer',
      type: 'array',
      maxRows: 4,
      label: label('Các cột ở chân trang', 'Columns of the footer'),
      labels: { singular: label('Cột', 'Column'), plural: label('Cột', 'Columns') },
      fields: [
        { ...localText('title', label('Tiêu đề', 'Title')), required: true, maxLength: 60 },
        linksField('links', label('Liên kết', 'Links')),
      ],
    },
  ],
)
