import type { Field } from 'payload'
import { slugField } from '../fields/address-fields'
import {
  choiceField,
  localParagraph,
  localRichText,
  nameField,
  orderField,
  publishedAtField,
  stateField,
} from '../fields/plain-fields'
import { pictureField, relationsField, traitsField } from '../fields/relation-fields'
import { groups, label } from '../labels'
import { planAppearance } from '../plans/plan-appearance'
import { articleEditor } from '../rich-text/editor'
import { contentCollection } from './content-collection'

const articleFields = (): Field[] => [
  nameField(label('Tiêu đề', 'Headline')),
  localParagraph('description', label('Tóm tắt', 'Summary')),
  pictureField('thub', label('Ảnh đại diện', 'Picture')),
  { ...localRichText('content', label('Nội dung', 'Text')), editor: articleEditor },
  relationsField('products', 'products', label('Sản phẩm trong bài', 'Products of the article'), {
    description: label(
      'Để trống thì trang chọn theo loại da và nhu cầu bên dưới',
      'When empty, the page chooses by the traits below',
    ),
  }),
  traitsField(),
  slugField(),
  { ...publishedAtField(), hooks: { afterChange: [planAppearance] } },
  stateField(),
  orderField(),
]

export const clubs = contentCollection({
  slug: 'clubs',
  singular: label('Bài viết Aura Club', 'Aura Club article'),
  plural: label('Bài viết Aura Club', 'Aura Club articles'),
  group: groups.content,
  drafts: true,
  writtenByStaff: true,
  columns: ['name', 'incomplete', 'type', 'state', '_status', 'published_at'],
  fields: [
    ...articleFields(),
    choiceField(
      'type',
      label('Chủ đề', 'Topic'),
      {
        skincare: label('Chăm sóc da', 'Skincare'),
        knowledge: label('Kiến thức', 'Knowledge'),
        news: label('Tin tức', 'News'),
      },
      { required: true, defaultValue: 'skincare', index: true },
    ),
  ],
})

export const blogs = contentCollection({
  slug: 'blogs',
  singular: label('Bài viết blog', 'Blog article'),
  plural: label('Bài viết blog', 'Blog articles'),
  group: groups.content,
  drafts: true,
  columns: ['name', 'incomplete', 'state', '_status', 'published_at'],
  fields: articleFields(),
})
