import { articleFields } from '../fields/article-fields'
import { groups } from '../labels/groups'
import { label } from '../labels/label'
import { contentCollection } from './content-collection'

export const blogs = contentCollection({
  slug: 'blogs',
  singular: label('Bài viết blog', 'Blog article'),
  plural: label('Bài viết blog', 'Blog articles'),
  group: groups.content,
  drafts: true,
  columns: ['name', 'state', '_status', 'published_at'],
  fields: articleFields(),
})
