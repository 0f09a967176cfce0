import type { Field } from 'payload'
import { label } from '../labels/label'
import { nameField } from './name-field'
import { orderField } from './order-field'
import { pictureField } from './picture-field'
import { publishedAtField } from './published-at-field'
import { slugField } from './slug-field'
import { stateField } from './state-field'
import { localParagraph, localRichText } from './text-fields'

/** What a club article and a blog article have in common. */
export const articleFields = (): Field[] => [
  nameField(label('Tiêu đề', 'Headline')),
  localParagraph('description', label('Tóm tắt', 'Summary')),
  pictureField('thub', label('Ảnh đại diện', 'Picture')),
  localRichText('content', label('Nội dung', 'Text')),
  slugField(),
  publishedAtField(),
  stateField(),
  orderField(),
]
