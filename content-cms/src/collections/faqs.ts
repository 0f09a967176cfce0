import { orderField } from '../fields/order-field'
import { localRichText } from '../fields/text-fields'
import { groups } from '../labels/groups'
import { label } from '../labels/label'
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
