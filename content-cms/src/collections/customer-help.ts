import { slugField } from '../fields/address-fields'
import { orderField } from '../fields/listing-fields'
import { localRichText, nameField } from '../fields/text-fields'
import { groups, label } from '../labels'
import { contentCollection } from './content-collection'

export const faqs = contentCollection({
  slug: 'faqs',
  singular: label('Câu hỏi thường gặp', 'Question'),
  plural: label('Câu hỏi thường gặp', 'Questions'),
  group: groups.content,
  drafts: true,
  title: 'question',
  columns: ['question', '_status', 'order'],
  fields: [
    {
      name: 'question',
      type: 'text',
      label: label('Câu hỏi', 'Question'),
      localized: true,
      required: true,
    },
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
  columns: ['name', 'slug', '_status', 'order'],
  fields: [
    nameField(),
    localRichText('content', label('Nội dung', 'Text')),
    slugField(),
    orderField(),
  ],
})
