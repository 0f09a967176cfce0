import { sitePathField, slugField } from '../fields/address-fields'
import {
  choiceField,
  localParagraph,
  localRichText,
  localText,
  nameField,
  orderField,
  plainText,
  stateField,
} from '../fields/plain-fields'
import { pictureField } from '../fields/relation-fields'
import { groups, label } from '../labels'
import { contentCollection } from './content-collection'

export const banners = contentCollection({
  slug: 'banners',
  singular: label('Banner', 'Banner'),
  plural: label('Banner', 'Banners'),
  group: groups.content,
  drafts: true,
  columns: ['name', 'incomplete', 'type', 'state', '_status', 'order'],
  fields: [
    nameField(label('Tiêu đề', 'Headline')),
    localParagraph('description', label('Mô tả', 'Description')),
    pictureField('image', label('Ảnh', 'Picture')),
    pictureField('image_mobile', label('Ảnh (di động)', 'Picture (phone)')),
    sitePathField('link', label('Liên kết', 'Link')),
    localText('link_label', label('Chữ trên nút', 'Link label')),
    choiceField(
      'type',
      label('Vị trí', 'Type'),
      { home: label('Trang chủ', 'Home'), promotion: label('Khuyến mãi', 'Promotion') },
      { required: true, defaultValue: 'home' },
    ),
    choiceField(
      'calm_side',
      label('Phía đặt chữ', 'Side for the text'),
      { left: label('Bên trái', 'Left'), right: label('Bên phải', 'Right') },
      { defaultValue: 'left' },
    ),
    stateField(),
    orderField(),
  ],
})

export const faqs = contentCollection({
  slug: 'faqs',
  singular: label('Câu hỏi thường gặp', 'Question'),
  plural: label('Câu hỏi thường gặp', 'Questions'),
  group: groups.content,
  drafts: true,
  title: 'question',
  columns: ['question', 'incomplete', '_status', 'order'],
  fields: [
    plainText('question', label('Câu hỏi', 'Question'), { localized: true, required: true }),
    localRichText('answer', label('Trả lời', 'Answer')),
    orderField(),
  ],
})

export const policies = contentCollection({
  slug: 'policies',
  singular: label('Chính sách', 'Policy'),
  plural: label('Chính sách', 'Policies'),
  group: groups.content,
  drafts: true,
  columns: ['name', 'incomplete', 'slug', '_status', 'order'],
  fields: [
    nameField(),
    localRichText('content', label('Nội dung', 'Text')),
    slugField(),
    orderField(),
  ],
})

/** Texts of pages that consist of more than a list. The first section of a page is its heading. */
export const sections = contentCollection({
  slug: 'sections',
  singular: label('Phần của trang', 'Page section'),
  plural: label('Phần của trang', 'Page sections'),
  group: groups.content,
  drafts: true,
  columns: ['name', 'incomplete', 'page', '_status', 'order'],
  fields: [
    nameField(label('Tiêu đề', 'Heading')),
    localRichText('content', label('Nội dung', 'Text')),
    pictureField('thub', label('Ảnh', 'Picture')),
    sitePathField('link', label('Liên kết', 'Link')),
    localText('link_label', label('Chữ của liên kết', 'Link label')),
    choiceField(
      'page',
      label('Trang', 'Page'),
      {
        about: label('Về NAS', 'About NAS'),
        business: label('Kinh doanh cùng NAS', 'Business with NAS'),
        contact: label('Liên hệ', 'Contact'),
        support: label('Chăm sóc khách hàng', 'Customer care'),
        shopping: label('Thông tin mua sắm', 'Shopping information'),
        recruitment: label('Tuyển dụng', 'Recruitment'),
      },
      { required: true, index: true },
    ),
    orderField(),
  ],
})
