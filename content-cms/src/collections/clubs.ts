import { articleFields } from '../fields/article-fields'
import { groups } from '../labels/groups'
import { label } from '../labels/label'
import { contentCollection } from './content-collection'

export const clubs = contentCollection({
  slug: 'clubs',
  singular: label('Bài viết Aura Club', 'Aura Club article'),
  plural: label('Bài viết Aura Club', 'Aura Club articles'),
  group: groups.content,
  drafts: true,
  writtenByStaff: true,
  columns: ['name', 'type', 'state', '_status', 'published_at'],
  fields: [
    ...articleFields(),
    {
      name: 'type',
      type: 'select',
      label: label('Chủ đề', 'Topic'),
      required: true,
      defaultValue: 'skincare',
      index: true,
      options: [
        { value: 'skincare', label: label('Chăm sóc da', 'Skin care') },
        { value: 'knowledge', label: label('Kiến thức', 'Knowledge') },
        { value: 'news', label: label('Tin tức', 'News') },
      ],
      admin: { position: 'sidebar' },
    },
  ],
})
