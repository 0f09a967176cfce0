import {
  choiceField,
  localParagraph,
  localText,
  nameField,
  orderField,
} from '../fields/plain-fields'
import { groups, label } from '../labels'
import { contentCollection } from './content-collection'

/** What shoppers filter products by. Ingredients are explained on the page of each product. */
export const traits = contentCollection({
  slug: 'traits',
  singular: label('Đặc điểm', 'Trait'),
  plural: label('Loại da, nhu cầu, hoạt chất', 'Skin types, concerns, ingredients'),
  group: groups.shop,
  drafts: false,
  columns: ['name', 'incomplete', 'kind', 'order', 'updatedAt'],
  fields: [
    nameField(),
    choiceField(
      'kind',
      label('Loại', 'Kind'),
      {
        skin: label('Loại da', 'Skin type'),
        concern: label('Nhu cầu', 'Concern'),
        ingredient: label('Hoạt chất', 'Active ingredient'),
      },
      { required: true, index: true },
    ),
    localParagraph('note', label('Công dụng (hoạt chất)', 'What it does (ingredients)')),
    localText('source', label('Nguồn gốc (hoạt chất)', 'Source (ingredients)')),
    orderField(),
  ],
})
